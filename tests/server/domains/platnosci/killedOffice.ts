import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { compiledEnv, ROOT } from '../../municipality.ts';

/** The longest session that can be set, since a night of kills outlasts the usual quarter of an hour. */
const LONG_SESSION = { OKIENKO_CZAS_SESJI_S: '86400' };

/** The name that its connections to PostgreSQL have there. */
export const APPLICATION = 'killed office';

/** One run of the office. */
interface OfficeRun {
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
  #spare: OfficeRun | undefined;
  #run: OfficeRun | undefined;
  #up = Promise.withResolvers<string>();

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Its present address; waits for the next run when it is not running. */
  get origin(): Promise<string> {
    return this.#up.promise;
  }

  /** @param last no other run follows, so none is prepared */
  async start(last = false): Promise<void> {
    const run = this.#spare ?? this.#spawn();
    this.#spare = undefined;
    this.#run = run;
    await run.ready;
    run.process.stdin!.write(`${this.#aheadMs}\n`);
    const origin = await run.origin;
    this.onUp(origin);
    this.#up.resolve(origin);
    if (!last) this.#spare = this.#spawn();
  }

  async kill(): Promise<void> {
    const run = this.#run!;
    this.#up = Promise.withResolvers();
    run.process.kill('SIGKILL');
    await run.ended;
    if (this.#env.DATABASE_URL) await disconnected(this.#env.DATABASE_URL);
  }

  /** Moves its clock forward. */
  setAhead(ms: number): void {
    this.#aheadMs = ms;
    this.#run!.process.stdin!.write(`${ms}\n`);
  }

  async close(): Promise<void> {
    for (const run of [this.#spare, this.#run]) {
      run?.process.kill('SIGKILL');
      await run?.ended;
    }
  }

  #spawn(): OfficeRun {
    const child = spawn(process.execPath, [`${ROOT}/tests/server/domains/platnosci/platnosciOffice.ts`], {
      env: { ...process.env, ...compiledEnv(), ...LONG_SESSION, PGAPPNAME: APPLICATION, ...this.#env },
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

/** PostgreSQL ends what an office had sent before it was killed, so a look at several tables waits for that. */
async function disconnected(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const left = 'select 1 from pg_stat_activity where application_name = $1 and datname = current_database()';
  while ((await client.query(left, [APPLICATION])).rowCount) await pause(5);
  await client.end();
}
