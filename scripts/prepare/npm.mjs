import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ownNode } from './node.mjs';
import { say } from './say.mjs';

const TELL_EVERY_MS = 3000;
const LOOK_EVERY_MS = 250;
/** The number of lines of npm's error output that are printed. */
const LAST_LINES = 12;
const MEGABYTE = 1e6;

/**
 * Runs npm, prints its progress every few seconds, and ends it when nothing has arrived for a while.
 *
 * @param args of npm
 * @param options `root`: where npm runs; `modules`: its packages, whose Node runs npm where there is one; `folders`: the package folders that it makes; `quietMs`: how long nothing may arrive
 * @returns 'installed', 'failed' or 'quiet'
 */
export function runNpm(args, { root, modules, folders, quietMs }) {
  return new Promise((done) => {
    const started = Date.now();
    const child = startNpm(args, root, modules);
    const lines = [];
    let outputs = 0;
    let seen = '';
    let arrivedMs = started;
    let reportedMs = started;
    let quiet = false;

    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text) => {
      outputs += 1;
      lines.push(...text.split('\n').filter((line) => /^npm (error|ERR!)/.test(line)));
    });
    const looking = setInterval(() => {
      const now = Date.now();
      const there = folders.filter((folder) => existsSync(join(folder, 'package.json'))).length;
      const bytes = arriving();
      const progressNow = `${outputs} ${there} ${bytes}`;
      if (progressNow !== seen) arrivedMs = now;
      seen = progressNow;
      if (now - arrivedMs >= quietMs) {
        quiet = true;
        end(child);
      } else if (now - reportedMs >= TELL_EVERY_MS) {
        reportedMs = now;
        say(progress({ there, of: folders.length, bytes, seconds: (now - started) / 1000, still: now - arrivedMs }));
      }
    }, LOOK_EVERY_MS);
    child.once('close', (status) => {
      clearInterval(looking);
      if (status !== 0 && !quiet) console.error(lines.slice(-LAST_LINES).join('\n'));
      done(quiet ? 'quiet' : status === 0 ? 'installed' : 'failed');
    });
  });
}

function progress({ there, of, bytes, seconds, still }) {
  const parts = [`  ${there} of ${of} packages`, `${Math.round(seconds)} s`];
  if (bytes >= MEGABYTE) parts.push(`${Math.round(bytes / MEGABYTE)} MB of the next are here`);
  if (still >= 2 * TELL_EVERY_MS) parts.push(`nothing has arrived for ${Math.round(still / 1000)} s`);
  return parts.join(', ');
}

/** Runs without a shell if `npm start` gives the path of npm, so that ending the child ends npm itself. */
function startNpm(args, root, modules) {
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env;
  const windows = process.platform === 'win32';
  // `ci` removes the packages, and Windows no program that runs.
  const own = !windows && args[0] !== 'ci' && existsSync(ownNode(modules)) ? ownNode(modules) : undefined;
  const env = own ? { ...process.env, PATH: `${dirname(own)}${delimiter}${PATH}` } : process.env;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env };
  if (npm && /npm-cli\.js$/.test(npm)) return spawn(own || node || process.execPath, [npm, ...args], options);
  return spawn('npm', args, { ...options, shell: windows });
}

function end(child) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else child.kill('SIGKILL');
}

/** Bytes of the packages that npm is downloading now: they are in its cache's tmp folder until they are whole. */
function arriving() {
  const folder = join(cacheFolder(), '_cacache', 'tmp');
  try {
    return readdirSync(folder).reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
  } catch (_) {
    return 0;
  }
}

function sizeOf(file) {
  try {
    return statSync(file).size;
  } catch (_) {
    return 0;
  }
}

function cacheFolder() {
  const { npm_config_cache: given, LOCALAPPDATA: local } = process.env;
  if (given) return given;
  return process.platform === 'win32' && local ? join(local, 'npm-cache') : join(homedir(), '.npm');
}
