import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { LIMIT_MS } from '../../night.ts';
import { compiledEnv, ROOT, shareCompressed } from '../municipality.ts';

/** An office that runs as an operator starts it. */
export interface StartedOffice {
  child: ChildProcess;
  origin: string;
  output(): string;
  /** Resolves with the exit status. */
  ended: Promise<number | null>;
  says(text: string | RegExp): Promise<void>;
  /** The numbers of its processes that answer calls. */
  pids(): number[];
}

/** Starts an office; it is killed at the end of the test. @param root the folder of another version, which compiles its municipality itself */
export async function startOffice(env: Record<string, string>, root = ROOT): Promise<StartedOffice> {
  const office = await startSharedOffice(env, root);
  onTestFinished(() => void office.child.kill('SIGKILL'));
  return office;
}

/** Starts an office that several tests use, and whose process they end. */
export async function startSharedOffice(env: Record<string, string>, root = ROOT): Promise<StartedOffice> {
  const port = await freePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  if (env.OKIENKO_VAR) shareCompressed(env.OKIENKO_VAR);
  const compiled = root === ROOT ? compiledEnv() : {};
  const child = spawn(process.execPath, [`${root}/server/main.ts`], {
    cwd: root,
    env: { ...inherited, ...compiled, OKIENKO_RESIDENTS: '120', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const says = (wanted: string | RegExp) =>
    until(() => {
      if (child.exitCode !== null) throw new Error(`It ended:\n${text}`);
      return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
    }).catch((failure) => Promise.reject(new Error(`It did not say ${wanted}: ${failure.message}\n${text}`)));
  const pids = () => childrenOf(child.pid!);
  return { child, origin: `http://127.0.0.1:${port}`, output: () => text, ended, says, pids };
}

/** Looks again and again. @throws Error when it has not become true in the time limit of a test */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > endMs) throw new Error('It has not become true in time.');
    await setTimeout(50);
  }
}

function childrenOf(pid: number): number[] {
  return runningProcesses().flatMap(({ pid: own, parent }) => (parent === pid ? [own] : []));
}

/** Without those that have ended, which stay in the list until their parent has read their status: an orphan perhaps for ever. */
export function runningProcesses(): { pid: number; parent: number }[] {
  return (existsSync('/proc/self/stat') ? processesOfLinux() : processesOfPs())
    .filter(({ state }) => !state.startsWith('Z'))
    .map(({ pid, parent }) => ({ pid, parent }));
}

interface Process {
  pid: number;
  parent: number;
  state: string;
}

/** Tests look many times a second, and to start `ps` takes a large process longer than to read this. */
function processesOfLinux(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      // The name of the program stands in brackets before these, and may itself contain some.
      const [state, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
      return state && parent ? [{ pid: +name, parent: +parent, state }] : [];
    });
}

/** @returns undefined of one that has ended meanwhile */
function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

function processesOfPs(): Process[] {
  const list = execFileSync('ps', ['-o', 'pid=,ppid=,stat=', '-A'], { encoding: 'utf8' });
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.map(([pid, parent, state]) => ({ pid: +pid!, parent: +parent!, state: state! }));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
