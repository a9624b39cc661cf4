@echo off
rem Serve games and open the browser; arguments go to `bailey serve`. `scripts\play terminal ...` plays in the terminal.
call "%~dp0lib\start.cmd" play %*
exit /b %errorlevel%
