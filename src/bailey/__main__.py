"""`python -m bailey` is `bailey`."""

import sys

from bailey.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
