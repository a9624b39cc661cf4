@echo off
rem Finds a suitable Python and runs start.py, which does everything else.
setlocal
set "found="
for %%P in ("py -3" python python3) do if not defined found (
    %%~P -c "import sys; sys.exit(sys.version_info < (3, 11) or sys.implementation.name != 'cpython')" >nul 2>nul && set "found=%%~P"
)
if not defined found (
    echo bailey: Bailey needs Python 3.11 or newer, and there is none on the PATH.>&2
    echo   winget install Python.Python.3.13     or https://www.python.org/downloads/>&2
    exit /b 1
)
%found% "%~dp0start.py" %*
exit /b %errorlevel%
