import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LIMIT_MS } from '../../night.ts';

/** @returns what the program printed until it ended by itself */
async function outputOf(what: 'late' | 'dead', signalAt?: string): Promise<string> {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'crewProgram.ts'), what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
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
