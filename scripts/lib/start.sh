#!/bin/sh
# Finds a suitable Python and runs start.py, which does everything else.
set -eu
lib=$(dirname -- "$0")

for python in python3 python3.14 python3.13 python3.12 python3.11 python3.15 python; do
    if command -v "$python" >/dev/null 2>&1 &&
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) or sys.implementation.name != "cpython")' \
            >/dev/null 2>&1; then
        exec "$python" "$lib/start.py" "$@"
    fi
done

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
    echo "  others           https://www.python.org/downloads/"
} >&2
exit 1
