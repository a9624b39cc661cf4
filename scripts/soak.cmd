@echo off
rem Try the server for long: load, crashes, openapi.
call "%~dp0lib\start.cmd" soak %*
exit /b %errorlevel%
