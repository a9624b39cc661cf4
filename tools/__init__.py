"""Development tools of this checkout: benchmarks beside other engines, load tests, generated pages. Not in the wheel.

May import: anything of `bailey`. Nothing in `bailey` imports from here.
"""
