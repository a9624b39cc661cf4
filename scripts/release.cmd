@echo off
rem Build sdist and wheel, try them in fresh environments, and print what would be uploaded. It uploads nothing.
call "%~dp0lib\start.cmd" release %*
exit /b %errorlevel%
