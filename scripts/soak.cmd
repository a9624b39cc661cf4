@echo off
rem Run a long test or measurement: load, delays, updates, beside, lighthouse, first-choice, frames, sounds, crashes, restarts, conformance, openapi, mutants.
call "%~dp0lib\start.cmd" soak %*
exit /b %errorlevel%
