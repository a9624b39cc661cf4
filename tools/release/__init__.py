"""`scripts/release`: builds what is released, tries it in fresh environments, and says what would be uploaded.

`building` makes sdist and wheels twice from the last commit and compares their bytes, `pythons` finds the oldest and
the newest supported Python, `trying` installs the wheel for this machine alone in a fresh environment of each, plays
and serves there, `looking` opens that table in a real browser, `state` keeps what has passed, so that a second run goes
on.
"""
