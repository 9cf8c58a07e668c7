import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isThorough } from '../../night.ts';
import { type Name, openRegistry, type Registry } from './registry.ts';

const packages = join(import.meta.dirname, '../../../scripts/prepare/packages.mjs');
const PROGRESS_MS = 3000;
const QUIET_MS = 120_000;
/** Until a state is reached: on a busy machine npm itself needs seconds to begin. */
const PATIENT = { timeout: 150_000 };

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

interface Installation {
  child: ChildProcess;
  ended: Promise<Run>;
}

/** Runs installPackages in a child process, because it may exit. A number sent to the child moves its clock on by as many milliseconds. */
function begin(all: boolean, changes: NodeJS.ProcessEnv = {}): Installation {
  const call = `const { now } = Date;
let passedMs = 0;
Date.now = () => now() + passedMs;
process.on('message', (ms) => { passedMs += ms; }).channel.unref();
const { installPackages } = await import(${JSON.stringify(packages)});
await installPackages(${JSON.stringify(registry.root)}, ${all});`;
  // The machine's own settings change what npm asks for, and where.
  const env = {
    ...process.env,
    npm_config_registry: registry.address,
    npm_config_cache: cache(),
    npm_config_userconfig: join(registry.root, 'npmrc'),
    npm_config_update_notifier: 'false',
    npm_config_noproxy: '127.0.0.1',
    ...changes,
  };
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', call], { env, stdio: [...stdio] });
  let out = '';
  let err = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  child.stderr!.on('data', (text) => {
    err += text;
  });
  return { child, ended: new Promise((done) => child.once('close', (status) => done({ status, out, err }))) };
}

const install = (all: boolean): Promise<Run> => begin(all).ended;

const cache = (): string => join(registry.root, 'cache');

/** How many downloads npm's cache has whole. */
function downloads(): number {
  const index = join(cache(), '_cacache/index-v5');
  if (!existsSync(index)) return 0;
  return readdirSync(index, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

const installed = (name: Name): boolean => existsSync(join(registry.root, 'node_modules', name, 'package.json'));

describe('installing packages', { timeout: 180_000 }, () => {
  test('a start installs the packages it needs; a second one installs nothing', async () => {
    expect(await install(false)).toMatchObject({ status: 0, err: '' });
    expect([installed('first'), installed('second'), installed('tests')]).toEqual([true, true, false]);
    expect(await install(false)).toEqual({ status: 0, out: '', err: '' });
  });

  // Each further test runs npm once or twice, which takes a second of CPU.
  test.runIf(isThorough)('packages needed later are added, and a start leaves them', async () => {
    await install(false);
    expect(await install(true)).toMatchObject({ status: 0, err: '' });
    expect([installed('first'), installed('tests')]).toEqual([true, true]);
    expect(registry.asked).toEqual(expect.arrayContaining(['first', 'second', 'tests']));
    expect(registry.asked).toHaveLength(3);
    expect(await install(false)).toEqual({ status: 0, out: '', err: '' });
    expect(installed('tests')).toBe(true);
  });

  test.runIf(isThorough && process.platform !== 'win32')(
    'the Node of a workspace has its link with an npm that makes none',
    async () => {
      const bin = join(registry.root, 'bin');
      const link = join(registry.root, 'node_modules/.bin/node');
      for (const folder of [bin, dirname(link)]) mkdirSync(folder, { recursive: true });
      // As on a machine whose own Node is too old: the one of the packages is used.
      writeFileSync(link, '');
      const old = '#!/bin/sh\nPATH=$REST\n[ "$1" = rebuild ] || set -- "$@" --no-bin-links\nexec npm "$@"\n';
      writeFileSync(join(bin, 'npm'), old, { mode: 0o755 });
      const env = { PATH: `${bin}:${process.env.PATH}`, REST: process.env.PATH, npm_execpath: undefined };
      expect(await begin(false, env).ended).toMatchObject({ status: 0, err: '' });
      expect([installed('first'), installed('second')]).toEqual([true, true]);
      expect(realpathSync(link)).toBe(realpathSync(join(registry.root, 'node_modules/own/node')));
    },
  );

  test.runIf(isThorough)(
    'a network that does not answer ends the run with advice, and the next run continues',
    async () => {
      registry.silent.add('second');
      const { child, ended } = begin(false);
      let printed = '';
      child.stdout!.on('data', (text) => {
        printed += text;
      });
      // npm has one package whole, and waits for the other.
      await expect.poll(() => [registry.asked.includes('second'), downloads()], PATIENT).toEqual([true, 1]);
      child.send(PROGRESS_MS);
      await expect.poll(() => printed, PATIENT).toMatch(/\d of 2 packages, \d+ s/);
      child.send(QUIET_MS);
      const { status, err } = await ended;
      expect(status).toBe(1);
      expect(err).toMatch(/^okienko: Nothing has come from the network for 120 seconds\..* Run the same command again/);

      registry.silent.clear();
      registry.asked.length = 0;
      expect(await install(false)).toMatchObject({ status: 0 });
      expect([installed('first'), installed('second')]).toEqual([true, true]);
      expect(registry.asked).toEqual(['second']);
    },
  );
});
