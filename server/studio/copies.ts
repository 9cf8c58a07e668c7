import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hosted } from '../../codegen/dev/hosted.ts';
import type { StudioSettings } from './settings.ts';
import type { Owner, Worktrees } from './worktrees.ts';

const PROCESS = join(import.meta.dirname, 'copyProcess.ts');
/** One that nobody has used for so long makes room for another clerk. */
const SPARE_MS = 60_000;
const LOOK_MS = 5000;
/** The rest of the environment has the secrets of the office. */
const KNOWN = /^(?:PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|GIT_\w+|NODE_COMPILE_CACHE)$/;

/** What the process of a copy is told. */
export interface CopyOptions extends Hosted {
  folder: string;
  portal: string;
  place: string;
}
/** What it says. */
export interface CopyState {
  is: 'ready' | 'failed';
}

/** No place is free for another copy. */
export class NoPlace extends Error {}
/** The process of a copy has ended, or could not begin. */
export class CopyStopped extends Error {}

interface Copy {
  child: ChildProcess;
  ready: Promise<string>;
  usedMs: number;
  /** Calls that it has not answered yet. */
  running: number;
}

export interface CopiesOptions extends Pick<StudioSettings, 'mostCopies' | 'memoryMb' | 'diskMb' | 'idleMs' | 'place'> {
  /** The built portal. */
  portal: string;
  worktrees: Worktrees;
  /** The branch that all copies have in common. */
  common: string;
  now?: () => number;
}

export type CopyOwner = Owner & { name: string; email: string };

/** The running copies of clerks: each is a process that starts when it is needed, and stops when nobody uses it. */
export class Copies {
  readonly #options: CopiesOptions;
  readonly #sockets = mkdtempSync(join(tmpdir(), 'okienko-studio-'));
  readonly #running = new Map<number, Copy>();
  readonly #looking: NodeJS.Timeout;
  readonly #now: () => number;

  constructor(options: CopiesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#looking = setInterval(() => this.stopIdle(), LOOK_MS).unref();
  }

  get count(): number {
    return this.#running.size;
  }

  /**
   * Calls the copy of a clerk, which starts if it does not run.
   *
   * @param call with the path of its socket
   * @throws NoPlace, CopyStopped
   */
  async use<T>(owner: CopyOwner, call: (socket: string) => Promise<T>): Promise<T> {
    const copy = this.#running.get(owner.kontoId) ?? this.#start(owner);
    copy.usedMs = this.#now();
    copy.running++;
    try {
      return await call(await copy.ready);
    } finally {
      copy.running--;
      copy.usedMs = this.#now();
    }
  }

  /** Stops what nobody has used for long. */
  stopIdle(): void {
    for (const [kontoId, copy] of this.#running) if (this.#isIdle(copy, this.#options.idleMs)) this.#stop(kontoId);
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    const ended = [...this.#running.values()].map(
      ({ child }) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(0))),
    );
    for (const kontoId of [...this.#running.keys()]) this.#stop(kontoId);
    await Promise.all(ended);
    rmSync(this.#sockets, { recursive: true, force: true });
  }

  #isIdle = ({ running, usedMs }: Copy, ms: number): boolean => running === 0 && this.#now() - usedMs >= ms;

  #start(owner: CopyOwner): Copy {
    this.#makeRoom();
    const { memoryMb } = this.#options;
    const child = fork(PROCESS, [], {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => KNOWN.test(name))),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const copy: Copy = { child, ready: this.#ready(owner, child), usedMs: this.#now(), running: 0 };
    copy.ready.catch(() => {});
    this.#running.set(owner.kontoId, copy);
    child.once('exit', () => {
      if (this.#running.get(owner.kontoId) === copy) this.#running.delete(owner.kontoId);
    });
    return copy;
  }

  async #ready(owner: CopyOwner, child: ChildProcess): Promise<string> {
    const { worktrees, common, portal, place, diskMb } = this.#options;
    const { name, email } = owner;
    const socket = join(this.#sockets, `${owner.kontoId}-${child.pid}`);
    const said = new Promise<boolean>((done) => {
      child.once('message', ({ is }: CopyState) => done(is === 'ready'));
      child.once('exit', () => done(false));
      child.once('error', () => done(false));
    });
    try {
      const folder = await worktrees.of(owner, common);
      const options: CopyOptions = { folder, portal, place, socket, common, author: { name, email }, diskMb };
      child.send(options);
      if (await said) return socket;
    } catch (failure) {
      console.error(failure);
    }
    child.kill();
    throw new CopyStopped(`The copy of ${owner.login} does not start.`);
  }

  #makeRoom(): void {
    if (this.#running.size < this.#options.mostCopies) return;
    const [spare] = [...this.#running]
      .filter(([, copy]) => this.#isIdle(copy, SPARE_MS))
      .sort(([, one], [, other]) => one.usedMs - other.usedMs);
    if (!spare) throw new NoPlace('All places for copies are taken.');
    this.#stop(spare[0]);
  }

  #stop(kontoId: number): void {
    this.#running.get(kontoId)?.child.kill();
    this.#running.delete(kontoId);
  }
}
