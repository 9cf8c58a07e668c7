/*
 * Prints the help that the arguments of ./okienko ask for; status 1 when they ask for none. It needs no package: the launchers
 * call it before they install any. Plain JavaScript without newer syntax, as scripts/run.mjs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/root.mjs';

const [name = 'help', ...args] = process.argv.slice(2);
const end = args.indexOf('--');
const asked = args.slice(0, end < 0 ? undefined : end).some((word) => word === '-h' || word === '--help');
const heading = ['help', '-h', '--help'].includes(name) ? '# Commands of the toolkit' : asked && `## ${name}`;

const page = readFileSync(join(root, 'docs/reference/commands.md'), 'utf8').replace(/\r/g, '');
const [, section] = heading ? page.split(`\n${heading}\n`) : [];
const [, help] = /```text\n([\s\S]*?)\n```/.exec(section || '') || [];

if (help) console.log(help);
else process.exitCode = 1;
