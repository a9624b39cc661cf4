@echo off
rem Check the lock file, style, layout and types.
call "%~dp0lib\start.cmd" check %*
exit /b %errorlevel%
