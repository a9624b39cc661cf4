@echo off
rem Run every test. --quick leaves out the slow ones; all other arguments go to pytest.
call "%~dp0lib\start.cmd" test %*
exit /b %errorlevel%
