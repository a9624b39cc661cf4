@echo off
rem Serve the documentation site, and build it again after each change. `scripts\docs build` builds it once: a dead link fails.
call "%~dp0lib\start.cmd" docs %*
exit /b %errorlevel%
