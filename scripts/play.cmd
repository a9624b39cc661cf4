@echo off
rem Play Castle Combo in the terminal. All arguments go to `bailey play castle-combo`.
call "%~dp0lib\start.cmd" play %*
exit /b %errorlevel%
