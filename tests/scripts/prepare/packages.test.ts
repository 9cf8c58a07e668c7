import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Name, openRegistry, type Registry } from './registry.ts';

const packages = join(import.meta.dirname, '../../../scripts/prepare/packages.mjs');
/** On a busy machine npm itself needs seconds until its first package is here. */
const QUIET_MS = 8000;

let registry: Registry;
beforeEach(async () => {
  registry = await openRegistry();
});
afterEach(() => registry.close());

interface Run {
  status: number | null;
  out: string;
  err: string;
}

/** Runs installPackages in a child process, because it may exit. */
function install(all: boolean): Promise<Run> {
  const call = `const { installPackages } = await import(${JSON.stringify(packages)});
await installPackages(${JSON.stringify(registry.root)}, ${all}, ${QUIET_MS});`;
  const env = { ...process.env, npm_config_registry: registry.address, npm_config_cache: join(registry.root, 'cache') };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', call], { env });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  return new Promise((done) => child.once('close', (status) => done({ status, out, err })));
}

const installed = (name: Name): boolean => existsSync(join(registry.root, 'node_modules', name, 'package.json'));

describe('installing packages', { timeout: 60_000 }, () => {
  test('a start installs the packages it needs; packages needed later are added', async () => {
    expect(await install(false)).toMatchObject({ status: 0, err: '' });
    expect([installed('first'), installed('second'), installed('tests')]).toEqual([true, true, false]);
    expect(await install(true)).toMatchObject({ status: 0, err: '' });
    expect([installed('first'), installed('tests')]).toEqual([true, true]);
    expect(registry.asked).toEqual(expect.arrayContaining(['first', 'second', 'tests']));
    expect(registry.asked).toHaveLength(3);
  });

  test('a second start installs nothing, and leaves the packages of the tests', async () => {
    await install(true);
    expect(await install(false)).toEqual({ status: 0, out: '', err: '' });
    expect(installed('tests')).toBe(true);
  });

  test('a network that does not answer ends the run with advice, and the next run continues', async () => {
    registry.silent.add('second');
    const { status, out, err } = await install(false);
    expect(status).toBe(1);
    expect(out).toMatch(/\d of 2 packages, 3 s/);
    expect(err).toMatch(/^okienko: Nothing has come from the network for 8 seconds\..* Run the same command again/);

    registry.silent.clear();
    registry.asked.length = 0;
    expect(await install(false)).toMatchObject({ status: 0 });
    expect([installed('first'), installed('second')]).toEqual([true, true]);
    expect(registry.asked).toEqual(['second']);
  });
});
