import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/** A Markdown table with a line above it that says when, where and of which commit the rows were measured. */
export function tableOf(rows: readonly Row[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const lines = rows.map(
    ({ what, measured, budget, yardstick, met }) =>
      `| ${what} | ${measured} | ${budget} | ${yardstick} | ${met ? '✓' : '✗'} |`,
  );
  return [
    `Measured ${day} in one run of commit ${commit()} on ${machine}.`,
    '',
    '| what | measured | budget | yardstick in the same run | |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Replaces the table of a Markdown file, which stands between two comments. */
export function writeTable(file: string, table: string): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(START) + START.length, text.indexOf(END)];
  if (start < START.length || end < start) throw new Error(`${file} has no place for the table: ${START} … ${END}`);
  writeFileSync(file, `${text.slice(0, start)}\n${table}\n${text.slice(end)}`);
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
  return git('rev-parse', '--short=8', 'HEAD') + changed;
}
