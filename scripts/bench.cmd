@echo off
rem Measure the speed of the rules and the bots: GAME, --json, and --peers for other engines beside it.
call "%~dp0lib\start.cmd" bench %*
exit /b %errorlevel%
