import { type ChildProcess, spawn } from 'node:child_process';
import { compiledEnv, ROOT } from '../../municipality.ts';

/** One run of the office. */
interface Life {
  process: ChildProcess;
  ready: Promise<unknown>;
  /** The address where it listens. */
  origin: Promise<string>;
  ended: Promise<unknown>;
}

/** An office that is started many times; the next process has already loaded its code when the last one ends. */
export class KilledOffice {
  /** Log lines of all runs, as JSON. */
  readonly lines: Record<string, unknown>[] = [];
  /** Called for each run with the address where it listens. */
  onUp: (origin: string) => void = () => {};
  readonly #env: Record<string, string>;
  #aheadMs = 0;
  #spare: Life | undefined;
  #life: Life | undefined;
  #up = Promise.withResolvers<string>();

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Its present address; waits for the next run when it is not running. */
  get origin(): Promise<string> {
    return this.#up.promise;
  }

  async start(): Promise<void> {
    const life = this.#spare ?? this.#spawn();
    this.#spare = undefined;
    this.#life = life;
    await life.ready;
    life.process.stdin!.write(`${this.#aheadMs}\n`);
    const origin = await life.origin;
    this.onUp(origin);
    this.#up.resolve(origin);
    this.#spare = this.#spawn();
  }

  async kill(): Promise<void> {
    const life = this.#life!;
    this.#up = Promise.withResolvers();
    life.process.kill('SIGKILL');
    await life.ended;
  }

  /** Moves its clock forward. */
  setAhead(ms: number): void {
    this.#aheadMs = ms;
    this.#life!.process.stdin!.write(`${ms}\n`);
  }

  async close(): Promise<void> {
    for (const life of [this.#spare, this.#life]) {
      life?.process.kill('SIGKILL');
      await life?.ended;
    }
  }

  #spawn(): Life {
    const child = spawn(process.execPath, [`${ROOT}/tests/server/domains/platnosci/platnosciOffice.ts`], {
      env: { ...process.env, ...compiledEnv(), ...this.#env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.on('error', () => {});
    const ready = Promise.withResolvers<void>();
    const origin = Promise.withResolvers<string>();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    void ended.then(() => {
      for (const waiting of [ready, origin]) waiting.reject(new Error('The office ended before it was up.'));
    });
    for (const waiting of [ready, origin]) waiting.promise.catch(() => {});
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === 'ready') ready.resolve();
        else if (line.startsWith('http')) origin.resolve(line);
        else this.lines.push(JSON.parse(line));
      }
    });
    return { process: child, ready: ready.promise, origin: origin.promise, ended };
  }
}
