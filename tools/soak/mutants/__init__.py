"""Plants faults in the source, runs the tests that reach them, and says which faults no test finds.

`operators` are the kinds of faults, `rooms` the parts of the source and what share of the faults each gets, `faults`
how a fault is named and planted, `copies` the trees in which that is done, `reach` the map of which tests reach which
lines, `judge` runs the tests of one fault, `runs` those of a list, `report` writes the results. What is in `plugins`
runs in the tests' processes, beside any state of the source, and imports nothing of this package.

Why no kept tool does it for Python is in docs/decisions/0043. The faults of the client are those that Stryker's
instrumenter proposes.
"""
