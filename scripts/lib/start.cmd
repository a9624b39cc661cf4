@echo off
rem Finds a suitable Python and runs start.py, which does everything else.
setlocal
set "found="
rem Releases that Bailey is tested with come first; start.py says so if only a newer one is there.
for %%F in ("(3, 11) <= v < (3, 15)" "v >= (3, 15)") do for %%P in ("py -3" python python3 "py -3.14" "py -3.13" "py -3.12" "py -3.11") do if not defined found (
    %%~P -c "import sys; v = sys.version_info; sys.exit(not (%%~F) or sys.implementation.name != 'cpython')" >nul 2>nul && set "found=%%~P"
)
if not defined found (
    echo bailey: Bailey needs Python 3.11 or newer, and there is none on the PATH.>&2
    echo   winget install Python.Python.3.13     or https://www.python.org/downloads/>&2
    exit /b 1
)
%found% "%~dp0start.py" %*
exit /b %errorlevel%
