import { createHash } from 'node:crypto';
import { existsSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustWrite } from './mustWrite.mjs';
import { findNode, isNewEnough, ownNode } from './node.mjs';
import { runNpm } from './npm.mjs';
import { say, stop } from './say.mjs';

const ADD = ['install', '--no-save'];
/** How long nothing may arrive before it is given up. */
const QUIET_MS = 120000;
/** No package here needs a script of its own to be installed; one would fetch a Java. */
const ALWAYS = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=http'];

/**
 * Installs the packages that are missing.
 *
 * @param root the folder with package-lock.json
 * @param all also what only tests and development need
 * @param purpose of the preparation, for its owner
 */
export async function installPackages(root, all, purpose) {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.okienko-lock');
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(lockText).digest('hex');
  const before = readStamp(stamp);
  const node = existsSync(ownNode(modules)) || isNewEnough();
  if (before.lock === lock && (before.all || !all) && node) {
    touch(stamp);
    return;
  }

  mustWrite(root, purpose);
  refuseOldNpm();
  // A start does not remove packages that a developer has installed.
  const wanted = { lock, all: all || before.all };
  const own = !isNewEnough() || existsSync(ownNode(modules));
  const options = [...(wanted.all ? [] : ['--omit=dev']), ...(own ? [] : ['--workspaces=false']), ...ALWAYS];
  // A whole installation is completed; one that was broken off begins anew, from npm's cache.
  const begin = before.finished ? ADD : ['ci'];
  const folders = foldersOf(JSON.parse(lockText), wanted.all, own).map((folder) => join(root, folder));
  say(`Installing ${wanted.all ? 'all packages, those of the tests too' : 'the packages that a start needs'} …`);
  if (before.finished) unlinkSync(stamp);
  const started = Date.now();
  let result = await run([...begin, ...(own ? ['--workspace=scripts/node'] : []), ...options]);
  if (own && result === 'installed') {
    // Ends here where neither the machine nor the packages have a Node that is new enough.
    findNode(modules);
    // The Node came first, and runs npm for the others: with an old one, npm leaves packages out that need a newer one.
    result = await run([...ADD, ...options]);
  }
  if (result === 'quiet')
    stop(
      `Nothing has come from the network for ${QUIET_MS / 1000} seconds. Is there a connection, does npm need a proxy ` +
        '(npm config set proxy …)? Run the same command again to continue the installation.',
    );
  if (result === 'failed')
    stop(
      'The packages could not be installed. Is there a connection, and does no other command install them at the same time? ' +
        'Then run the same command again to continue.',
    );
  writeFileSync(stamp, JSON.stringify(wanted));
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);

  async function run(args) {
    const end = await runNpm(args, { root, modules, folders, quietMs: QUIET_MS });
    // npm before 11 makes no link to a program that only a workspace brings.
    if (end === 'installed' && own && !existsSync(ownNode(modules)))
      return runNpm(['rebuild', '--ignore-scripts'], { root, modules, folders, quietMs: QUIET_MS });
    return end;
  }
}

/** ./okienko compares the dates of stamp and lock file. A folder that nobody may write was installed once for all. */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (failure) {
    if (failure.code !== 'EROFS' && failure.code !== 'EACCES' && failure.code !== 'EPERM') throw failure;
  }
}

/** What the last installation that was finished has installed. */
function readStamp(file) {
  if (!existsSync(file)) return { finished: false, lock: '', all: false };
  try {
    return { finished: true, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (_) {
    // Written before there were two kinds of installation: all of it.
    return { finished: true, lock: '', all: true };
  }
}

/** The folders of the packages that npm installs on this machine, according to package-lock.json. */
function foldersOf({ packages }, all, own) {
  const { platform, arch } = process;
  const nodes = /^node_modules\/node-(linux|win)-/;
  return Object.entries(packages)
    .filter(([folder, { dev, link, optional, os, cpu, libc }]) => {
      // An optional package for every machine mostly belongs to one for another machine.
      if (optional && !cpu) return false;
      if (!/node_modules/.test(folder) || link || (dev && !all) || (!own && nodes.test(folder))) return false;
      return (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)) && (!libc || libc.includes('glibc'));
    })
    .map(([folder]) => folder);
}

/** npm 6 cannot read this package-lock.json, and its error message does not name the reason. */
function refuseOldNpm() {
  const [, version = ''] = /^npm\/(\d+)/.exec(process.env.npm_config_user_agent || '') || [];
  if (version !== '' && Number(version) < 7)
    stop(
      `Okienko needs npm 7 or newer, and this is npm ${version}: install a newer Node, which brings one, from nodejs.org.`,
    );
}
