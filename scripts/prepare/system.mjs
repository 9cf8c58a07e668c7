import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './say.mjs';

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Installs the system programs that tests need. A missing one is reported, and its tests do not run. */
export function installSystemPackages(node, modules) {
  installBrowser(node, modules);
  install('PostgreSQL', findPostgres, 'postgresql');
  install('pdftotext', () => onPath('pdftotext'), 'poppler-utils');
  install('nginx', () => onPath('nginx') || existsSync('/usr/sbin/nginx'), 'nginx');
  install('Java', () => onPath('java'), 'default-jre-headless');
  // The fallback of the portal's font has the metrics of Arial; a browser without such a font draws it wider.
  install('a font like Arial', findArial, 'fonts-liberation');
}

/** The headless shell takes half the CPU time of the whole browser; a system without it has the browser. */
function installBrowser(node, modules) {
  if (findHeadlessShell()) return;
  if (mayInstall()) {
    if (!findChromium() || isKnownToApt(HEADLESS_SHELL)) installFromDebian('a browser for the tests', HEADLESS_SHELL);
    if (!findHeadlessShell()) install('Chromium', findChromium, 'chromium');
    return;
  }
  if (findChromium()) return;
  say('Installing a browser for the tests …');
  spawnSync(node, [join(modules, 'playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
}

/** Debian and similar systems install them if the user has the rights; elsewhere a message names the missing one. */
function install(name, find, debianPackage) {
  if (find()) return;
  if (mayInstall()) installFromDebian(name, debianPackage);
  if (!find()) say(`${name} was not found: its tests are skipped, and say so.`);
}

function installFromDebian(name, debianPackage) {
  say(`Installing ${name} …`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], quiet);
}

const mayInstall = () => process.platform === 'linux' && process.getuid() === 0 && onPath('apt-get');

const isKnownToApt = (debianPackage) =>
  spawnSync('apt-cache', ['show', debianPackage], { stdio: 'ignore' }).status === 0;

const findHeadlessShell = () => process.env.CHROMIUM || existsSync(`/usr/bin/${HEADLESS_SHELL}`);

const findChromium = () =>
  findHeadlessShell() ||
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const findPostgres = () =>
  onPath('initdb') || (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0);

const findArial = () =>
  process.platform !== 'linux' ||
  /Arial|Liberation Sans/.test(String(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout));

const onPath = (program) =>
  spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { stdio: 'ignore' }).status === 0;
