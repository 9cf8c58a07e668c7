import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledPlace } from '../server/municipality.ts';
import { FRESH } from './sharedOffice.ts';

const ROOT = join(import.meta.dirname, '../..');

/** An office for a single test, which can be stopped and started with another municipality. */
export interface OwnOffice {
  origin: string;
  stop(): Promise<void>;
  /** @param more additional settings from now on */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Changes a JSON file of its municipality; the next start serves it. */
  change(file: string, change: (value: never) => void): void;
  /** Runs a command of the office on its database. @returns what it prints */
  command(file: string, args: readonly string[]): string;
  /** Starts another program with the settings of the office and on its database; it ends with the office. */
  beside(file: string, settings: Readonly<Record<string, string>>): void;
  drop(): Promise<void>;
}

/** An office of the example. All of them read the same artefact. */
export const exampleOffice = async (settings: Readonly<Record<string, string>> = {}): Promise<OwnOffice> =>
  ownOffice({ ...settings, OKIENKO_CONFIG: await compiledPlace(join(ROOT, 'examples/brzezno')) });

/** @param settings of its environment, beside the usual ones */
export async function ownOffice(settings: Readonly<Record<string, string>> = {}): Promise<OwnOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-office-'));
  cpSync(join(ROOT, FRESH), folder, { recursive: true });
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    OKIENKO_VAR: folder,
    PORT: `${port}`,
    ...settings,
  };
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | undefined;
  const others: ChildProcess[] = [];
  const office: OwnOffice = {
    origin,
    async start(more = {}) {
      Object.assign(env, more);
      const errors: string[] = [];
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (text) => errors.push(String(text)));
      running = child;
      while (!(await answers(`${origin}/api/pi/stan`))) {
        if (child.exitCode !== null) throw new Error(errors.join(''));
        await new Promise((done) => setTimeout(done, 100));
      }
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((done) => running?.once('exit', done));
      running.kill('SIGKILL');
      await ended;
    },
    change(file, change) {
      const path = join(ownMunicipality(), file);
      const value = JSON.parse(readFileSync(path, 'utf8'));
      change(value as never);
      writeFileSync(path, JSON.stringify(value));
    },
    command: (file, args) => execFileSync(process.execPath, [file, ...args], { cwd: ROOT, env, encoding: 'utf8' }),
    beside(file, settings) {
      others.push(spawn(process.execPath, [file], { cwd: ROOT, env: { ...env, ...settings }, stdio: 'ignore' }));
    },
    async drop() {
      await office.stop();
      await Promise.all(
        others.map((child) => {
          const ended = new Promise((done) => child.once('exit', done));
          return child.kill() && ended;
        }),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return office;

  /** The folder of a municipality that may be changed, from the first change on. */
  function ownMunicipality(): string {
    const config = join(folder, 'gmina');
    if (env.OKIENKO_CONFIG === config) return config;
    for (const part of ['services.config.json', 'screens', 'locales', 'schemas', 'content'])
      cpSync(join(ROOT, part), join(config, part), { recursive: true });
    env.OKIENKO_CONFIG = config;
    return config;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
