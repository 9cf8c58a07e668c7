import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadArtefact } from '../../codegen/artefact/load.ts';
import { commands } from '../../codegen/commands/index.ts';
import { drop, small } from './dev/folders.ts';

const root = join(import.meta.dirname, '../..');

interface Ended {
  status: number | null;
  out: string;
  err: string;
}

/** A command as the command line runs it, in this process. */
async function okienko(name: string, ...args: string[]): Promise<Ended> {
  const written = { out: '', err: '' };
  const to = (stream: keyof typeof written, end: string) => (text: unknown) => {
    written[stream] += `${text}${end}`;
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(to('out', '\n')),
    vi.spyOn(console, 'error').mockImplementation(to('err', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(to('out', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(to('err', '')),
  ];
  try {
    const status = await commands.find((command) => command.name === name)!.run(args);
    return { status, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same in a process of its own. */
function started(...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

afterAll(drop);

describe('okienko', () => {
  test.each([[], ['-h'], ['--help'], ['help']])('%s lists the commands', (...args) => {
    const { status, out } = started(...args);
    expect(status).toBe(0);
    for (const command of ['check', 'compile', 'types']) expect(out).toContain(`okienko ${command}`);
  });

  test('check of the shipped municipality succeeds, and JSON is all it writes', async () => {
    const { status, out } = await okienko('check', '--format', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({ errors: 0, warnings: 0, problems: [] });
  });

  test('checking a folder that is not a municipality reports one problem', () => {
    const { status, out } = started('check', 'docs');
    expect(status).toBe(1);
    expect(out).toContain('There is no services.config.json in');
    expect(out).toContain('[config.file]');
  });

  test('compile writes what browsers load, and with --office what the office reads as well', async () => {
    const folder = small();
    const out = join(folder, 'out');
    expect((await okienko('compile', folder, '--out', out)).status).toBe(0);
    const files = readdirSync(out);
    expect(files).toContain('manifest.json');
    expect(files.filter((name) => !/\.[\w-]{10}\.(?:json|mjs|svg)$/.test(name))).toEqual(['manifest.json']);
    expect(loadArtefact(out)).toBeUndefined();
    expect((await okienko('compile', folder, '--out', out, '--office')).status).toBe(0);
    expect(loadArtefact(out)?.municipality.manifest).toEqual(
      JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')),
    );
  });

  test('compiling such a folder writes nothing', async () => {
    const { status, out } = await okienko('compile', 'docs');
    expect(status).toBe(1);
    expect(out).toContain('nothing was written');
  });

  test.each<[string, [string, ...string[]], string]>([
    ['a format it does not have', ['check', '--format', 'xml'], '--format is text, json or sarif, not "xml".'],
    [
      'an option it does not have',
      ['check', '--fromat', 'json'],
      'okienko check has no option --fromat. Did you mean --format? okienko check --help says more.',
    ],
  ])('%s is refused in a sentence', async (_, args, sentence) => {
    const { status, err } = await okienko(...args);
    expect(status).toBe(2);
    expect(err.trim()).toBe(sentence);
  });

  test('an unknown command ends with status 2 and the nearest name', () => {
    const { status, err } = started('chekc');
    expect(status).toBe(2);
    expect(err).toContain('okienko has no command "chekc". Did you mean check?');
  });
});
