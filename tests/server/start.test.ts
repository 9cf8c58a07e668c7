import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, settings } from '../../server/app/config.ts';
import { checkRegistry, registry } from '../../server/app/operations.ts';
import { prepareVar } from '../../server/engine/config/config.ts';
import { StartError } from '../../server/engine/config/startError.ts';
import { openDatabase } from '../../server/engine/db/openDatabase.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { drop, small } from '../codegen/dev/folders.ts';
import { isThorough, LIMIT_MS } from '../night.ts';
import { compiledEnv, ROOT, shareCompressed, shippedMunicipality } from './municipality.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
shareCompressed(join(folder, 'var'));

interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
  says(text: string | RegExp): Promise<void>;
}

function start(env: Record<string, string>): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [`${ROOT}/server/main.ts`], {
    env: {
      ...inherited,
      ...compiledEnv(),
      OKIENKO_VAR: join(folder, 'var'),
      OKIENKO_RESIDENTS: '120',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const says = async (wanted: string | RegExp) => {
    const until = Date.now() + LIMIT_MS;
    while (!(typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))) {
      if (Date.now() > until || child.exitCode !== null) throw new Error(`It did not say ${wanted}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, output: () => text, ended, says };
}

// The other word is read by the same line.
it.each(isThorough ? ['-h', '--help'] : ['--help'])(
  'npm start -- %s names the folder and every setting, and starts nothing',
  (word) => {
    const varDir = join(folder, 'help');
    const env = { ...process.env, ...compiledEnv(), OKIENKO_VAR: varDir };
    const text = execFileSync(process.execPath, [`${ROOT}/server/main.ts`, word], { env, encoding: 'utf8' });
    expect(text).toContain('npm start -- [folder]');
    for (const { names } of settings) for (const name of names) expect(text).toContain(name);
    expect(existsSync(varDir)).toBe(false);
  },
);

describe('an office that cannot start says why, and what to do, without a stack', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as { port: number }).port;
    writeFileSync(join(folder, 'file'), '');
  });
  afterAll(() => {
    taken.close();
  });

  it.each([
    [
      'port taken',
      () => ({ PORT: String(port) }),
      /Port \d+ is taken: stop what runs there, or choose another, for example PORT=\d+\./,
    ],
    ['no such folder', () => ({ OKIENKO_CONFIG: join(folder, 'nowhere') }), /There is no services.config.json/],
  ])('%s', async (_name, env, sentence) => {
    const run = start(env());
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(sentence);
    expect(run.output()).not.toMatch(/^\s+at /m);
  });

  /** What `server/main.ts` prints of any StartError is seen above. */
  const refused = async (env: Record<string, string>, sentence: RegExp) => {
    const opened = (async () => openDatabase(readConfig(env)))();
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(sentence);
  };

  it.each([
    ['port no number', { PORT: 'osiem' }, /^PORT must be a whole number from 0 to 65535, but it is "osiem"\.$/],
    ['no such mode', { OKIENKO_MODE: 'test' }, /OKIENKO_MODE must be demo or production, but it is "test"\./],
    [
      'database unreachable',
      { OKIENKO_VAR: join(folder, 'var'), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /PostgreSQL at DATABASE_URL cannot be reached \(ECONNREFUSED\): start it, or unset DATABASE_URL to use SQLite\./,
    ],
    [
      'production without a secret',
      { OKIENKO_MODE: 'production' },
      /OKIENKO_PEPPER must hold a secret of at least 32 characters\./,
    ],
  ])('%s', (_name, env, sentence) => refused(env, sentence));

  it('var/ not writable', () => {
    const config = readConfig({ OKIENKO_VAR: join(folder, 'file/var') });
    expect(() => prepareVar(config)).toThrow(StartError);
    expect(() => prepareVar(config)).toThrow(/cannot be written: give this user the right .* OKIENKO_VAR\./);
  });
});

/** A free port. */
async function freePort(): Promise<{ port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return { port };
}

/** Two signals while the office waits for the body of a request. @returns the response to it */
async function stopDuringRequest(child: ChildProcess, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {}).on('data', (part) => (text += part));
  const head = [
    'POST /api/nie-ma HTTP/1.1',
    'Host: localhost',
    'Expect: 100-continue',
    'Content-Type: application/json',
  ];
  socket.write(`${[...head, 'Content-Length: 2'].join('\r\n')}\r\n\r\n`);
  await expect.poll(() => text, { timeout: LIMIT_MS }).toContain('100 Continue');
  text = '';
  child.kill('SIGTERM');
  const isListening = () => fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(Boolean, () => false);
  await expect.poll(isListening, { timeout: LIMIT_MS }).toBe(false);
  child.kill('SIGTERM');
  socket.write('{}');
  await closed;
  return text;
}

describe('a municipality that fails the check', () => {
  let municipality: string;
  beforeAll(() => {
    municipality = small();
    const config = join(municipality, 'services.config.json');
    const { hosts, ...rest } = JSON.parse(readFileSync(config, 'utf8'));
    // The portal of a demo sends visitors to the demo's own node.
    const wezel = { address: '/demo/wezel', post: true };
    writeFileSync(config, JSON.stringify({ ...rest, hosts: { ...hosts, wezel } }));
  });
  afterAll(drop);

  // The test of openMunicipality has such a municipality in every run, and what is printed of a StartError is seen above.
  it.runIf(isThorough)('is not served: the office names every problem and does not start', async () => {
    const mistaken = small();
    for (const name of ['slowa', 'cel']) writeFileSync(join(mistaken, `screens/${name}.json`), '{}');
    const run = start({ OKIENKO_CONFIG: mistaken });
    expect(await run.ended).toBe(1);
    for (const name of ['slowa', 'cel']) expect(run.output()).toMatch(new RegExp(`screens/${name}\\.json:\\d+:\\d+`));
    expect(run.output()).toContain('The municipality does not check');
  });

  it(
    'is compiled when it has changed; a reload waits for the start, answers calls meanwhile, and never serves a broken one; a second signal to stop interrupts no request',
    async () => {
      const screen = join(municipality, 'screens/slowa.json');
      const good = readFileSync(screen, 'utf8');
      const { port } = await freePort();
      const run = start({ OKIENKO_CONFIG: municipality, PORT: String(port) });
      await run.says('Compiling the municipality');
      run.child.kill('SIGHUP');
      await run.says('The municipality was read again.');
      expect(run.output()).toMatch(/Demo accounts[\s\S]*The municipality was read again\./);

      writeFileSync(screen, '{}');
      run.child.kill('SIGHUP');
      let answered = 0;
      while (!run.output().includes('The last good configuration is still served.')) {
        expect((await fetch(`http://127.0.0.1:${port}/api/pi/stan`)).status).toBe(200);
        answered += 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      // The check takes half a second and more; an office that waits for it answers one call or two.
      expect(answered).toBeGreaterThan(10);

      writeFileSync(screen, good);
      run.child.kill('SIGHUP');
      await run.says(/(?:The municipality was read again\.[\s\S]*){2}/);
      expect(await stopDuringRequest(run.child, port)).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*nrSprawy/);
      expect(await run.ended).toBe(0);

      const next = start({ OKIENKO_CONFIG: municipality });
      await next.says('Demo accounts');
      expect(next.output()).not.toContain('Compiling the municipality');
    },
    4 * LIMIT_MS,
  );
});

describe('contract and office are compared', () => {
  it('an operation without a handler stops the start', async () => {
    const { contract } = await shippedMunicipality();
    const extra = { ...contract.operations.get('dajTematy')!, id: 'dajNowe' } satisfies Operation;
    const operations = new Map([...contract.operations, ['dajNowe', extra]]);
    expect(() => checkRegistry(operations, registry)).toThrow(
      /dajNowe \(schemas\/api\/requests\.json\) has no handler/,
    );
  });

  it('a handler without an operation stops the start', async () => {
    const { contract } = await shippedMunicipality();
    const operations = new Map(contract.operations);
    operations.delete('dajTematy');
    expect(() => checkRegistry(operations, registry)).toThrow(/the handler dajTematy has no operation/);
  });

  it('a document needs no handler', async () => {
    const { contract } = await shippedMunicipality();
    expect(() => checkRegistry(contract.operations, registry)).not.toThrow();
    expect(registry.handlers.has('dajRatyPdf')).toBe(false);
  });
});

it('without settings the demo listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    mode: 'demo',
    tokenMode: 'split',
    sessionMs: 900_000,
  });
});
