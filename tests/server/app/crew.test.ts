import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { LIMIT_MS } from '../../night.ts';
import { runningProcesses, until } from './startedOffice.ts';

function start(what: 'late' | 'dead' | 'usual'): ChildProcessByStdio<null, Readable, null> {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'crewProgram.ts'), what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}

/** @returns what the program printed until it ended by itself */
async function outputOf(what: 'late' | 'dead', signalAt?: string): Promise<string> {
  const program = start(what);
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
    if (signalAt && part.includes(signalAt)) program.kill('SIGTERM');
  });
  await new Promise((ended) => program.once('exit', ended));
  return output;
}

it(
  'a crew that is stopped while its first process begins to answer starts no other one',
  async () => {
    const output = await outputOf('late', 'begun');
    expect(output.match(/begun/g)).toHaveLength(1);
    expect(output).toContain('stopped');
    expect(output).toContain('The office was stopped while it started.');
  },
  LIMIT_MS,
);

it(
  'a stop does not wait for a process that has ended, although its channel is open',
  async () => {
    expect(await outputOf('dead')).toContain('stopped');
  },
  LIMIT_MS,
);

it('with the first process all end', async () => {
  const program = start('usual');
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  await until(() => output.match(/ready/g)?.length === 2);
  const pids = runningProcesses().flatMap(({ pid, parent }) => (parent === program.pid ? [pid] : []));
  expect(pids).toHaveLength(2);
  program.kill('SIGKILL');
  await until(() => runningProcesses().every(({ pid }) => !pids.includes(pid)));
});
