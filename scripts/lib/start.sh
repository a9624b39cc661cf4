#!/bin/sh
# Finds a suitable Python and runs start.py, which does everything else.
set -eu
lib=$(dirname -- "$0")

# Runs start.py with the first Python in the list whose release fits the condition.
start_with() {
    fits=$1 names=$2
    shift 2
    for python in $names; do
        if command -v "$python" >/dev/null 2>&1 &&
            "$python" -c "import sys; v = sys.version_info; sys.exit(not ($fits) or sys.implementation.name != 'cpython')" \
                >/dev/null 2>&1; then
            exec "$python" "$lib/start.py" "$@"
        fi
    done
}

# Releases that Bailey is tested with come first; start.py says so if only a newer one is there.
start_with '(3, 11) <= v < (3, 15)' 'python3 python3.14 python3.13 python3.12 python3.11 python' "$@"
start_with 'v >= (3, 15)' 'python3 python3.15 python3.16 python' "$@"

{
    echo "bailey: Bailey needs Python 3.11 or newer (CPython), and there is none on the PATH."
    for python in python3 python; do
        if found=$("$python" --version 2>&1); then
            echo "  $(command -v "$python") is $found"
        fi
    done
    echo "  Debian, Ubuntu   sudo apt install python3 python3-venv"
    echo "  Fedora           sudo dnf install python3"
    echo "  macOS            brew install python"
    echo "  with uv          uv python install 3.13"
    echo "  others           https://www.python.org/downloads/"
} >&2
exit 1
