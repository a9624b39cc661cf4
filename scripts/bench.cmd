@echo off
rem Measure the speed of the rules and the bots. All arguments go to `bailey bench`.
call "%~dp0lib\start.cmd" bench %*
exit /b %errorlevel%
