/*
 * Runs a program of the repository: prints its help, or installs and builds what it needs and then starts it.
 *
 *     node scripts/run.mjs start --max-semi-space-size=8 server/main.ts examples/brzezno
 *
 * The first word names the help in scripts/help/ and the preparation; options of Node, the program and its arguments follow.
 * Plain JavaScript without newer syntax: on a fresh clone the machine's own, possibly older Node runs it.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './prepare/node.mjs';
import { prepare } from './prepare/prepare.mjs';
import { root } from './prepare/root.mjs';
import { stop } from './prepare/say.mjs';

const [name, ...words] = process.argv.slice(2);

/** What many people log in to: the office, and the studio of several clerks. */
const hashesPasswords = ['start', 'hosted'].includes(name);
/*
 * glibc gives each thread a pool of its own and keeps freed memory in it. A password is hashed in 19 MiB on one of four threads:
 * some hundred MiB stayed there, and with two pools still up to five times 19. What takes 4 MiB or more goes back at once, which
 * costs a tenth of the processor time where much is taken and given back, as in tests.
 */
if (hashesPasswords)
  for (const [variable, value] of Object.entries({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4194304' }))
    process.env[variable] ||= value;

if (words.some((word) => word === '-h' || word === '--help'))
  process.stdout.write(readFileSync(join(root, 'scripts/help', `${name}.txt`), 'utf8'));
else
  prepare(name)
    .then(() => become(findNode(join(root, 'node_modules')), words))
    .catch((failure) => stop(failure.message));

/** Replaces this process where the system and this Node can, so that signals reach the program. */
function become(node, args) {
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], process.env);
  const child = spawn(node, args, { stdio: 'inherit' });
  // A terminal sends it to the program, too.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (failure) => stop(failure.message));
  child.once('close', (status) => process.exit(status === null ? 1 : status));
}
