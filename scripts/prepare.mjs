/*
 * What `npm start` and `npm test` need before they run, done only where it is missing and said in a line each.
 * Plain JavaScript: on a fresh clone the machine's own, possibly older Node runs it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateOfficeCode } from './officeCode.mjs';
import { whenChanged } from './stamp.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = join(root, 'node_modules');
const purpose = process.argv[2] ?? 'start';

installPackages();
const node = findNode();
if (purpose === 'test') {
  installSystemPackage('Chromium', findChromium, 'chromium');
  installSystemPackage('PostgreSQL', findPostgres, 'postgresql');
  installSystemPackage('pdftotext', () => onPath('pdftotext'), 'poppler-utils');
  installSystemPackage('nginx', () => onPath('nginx') || existsSync('/usr/sbin/nginx'), 'nginx');
  installSystemPackage('Java', () => onPath('java'), 'default-jre-headless');
}
buildPortal();
generateCode();

function installPackages() {
  const stamp = join(modules, '.okienko-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (about half a minute) …');
  // No package here needs a script of its own to be installed; one would fetch a Java.
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Is the network there? Run `npm ci` to see why.',
  );
  writeFileSync(stamp, lock);
}

/** The Node of the lockfile where there is one for this machine, else the machine's own if it is new enough. */
function findNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  stop(`Okienko needs Node 24.15 or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`);
}

function buildPortal() {
  const sources = ['src', 'index.html', 'vite.config.ts', 'vite.worker.config.ts', 'package-lock.json', 'public'];
  whenChanged({ made: 'dist/portal/index.html', stamp: 'dist/portal.stamp', sources }, () => {
    say('Building the portal …');
    const build = [join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
    run(node, build, 'The portal could not be built.');
    // The same components for the office, which writes the first paint into the page.
    const forOffice = [...build, '--ssr', 'src/portal/app/prerender.tsx', '--outDir', 'dist/prerender'];
    run(node, forOffice, 'The first paint could not be built.');
    run(node, [...build, '--config', 'vite.worker.config.ts'], 'The service worker could not be built.');
  });
}

function generateCode() {
  try {
    generateOfficeCode(node);
  } catch (failure) {
    stop(failure.message);
  }
}

/** Debian and its kin install by themselves where the user may; elsewhere a sentence says what is missing. */
function installSystemPackage(name, find, debianPackage) {
  if (find()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    say(`Installing ${name} …`);
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], quiet);
  } else if (debianPackage === 'chromium') {
    say('Installing a browser for the tests …');
    spawnSync(node, [join(modules, 'playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
    return;
  }
  if (!find()) say(`${name} was not found: the tests that need it will say that they did not run.`);
}

function findChromium() {
  return (
    process.env.CHROMIUM ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
  );
}

function findPostgres() {
  return onPath('initdb') || (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0);
}

function onPath(program) {
  return spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { stdio: 'ignore' }).status === 0;
}

function run(program, args, failure) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) stop(failure);
}

function say(text) {
  console.log(`okienko: ${text}`);
}

function stop(text) {
  console.error(`okienko: ${text}`);
  process.exit(1);
}
