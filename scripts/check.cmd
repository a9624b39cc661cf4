@echo off
rem Check the lock file, style, layout, types and documents.
call "%~dp0lib\start.cmd" check %*
exit /b %errorlevel%
