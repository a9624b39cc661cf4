@echo off
rem Add extras to the environment, such as `scripts\extras study`; without names, install again what belongs to it.
call "%~dp0lib\start.cmd" extras %*
exit /b %errorlevel%
