import { type ChildProcess, fork } from 'node:child_process';
import type { ReadAnswer, ReadOrder } from './sqliteReader.ts';
import type { Row, ViewDatabase } from './viewDatabase.ts';
import type { Statement } from './viewQuery.ts';

/** The maximum number of waiting statements; more are refused. */
const MOST_WAITING = 50;

/** Views of an SQLite file, read by a separate process, one statement after the other. */
export class SqliteViews implements ViewDatabase {
  readonly #file: string;
  readonly #timeoutMs: number;
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(file: string, timeoutMs: number) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
  }

  async read(statement: Statement, view?: string): Promise<Row[]> {
    if (this.#waiting >= MOST_WAITING) throw new Error('Too many wait for this database.');
    this.#waiting += 1;
    const turn = this.#last.then(() =>
      this.#ask({ file: this.#file, ...statement, ...(view !== undefined && { view }) }),
    );
    this.#last = turn.catch(() => {});
    const answer = await turn.finally(() => {
      this.#waiting -= 1;
    });
    if ('failure' in answer) throw new Error(`The view cannot be read: ${answer.failure}.`);
    return answer.rows;
  }

  async close(): Promise<void> {
    await this.#last;
    this.#end();
  }

  #ask(order: ReadOrder): Promise<ReadAnswer> {
    const child = this.#started();
    return new Promise((resolve, reject) => {
      const over = (settle: () => void) => {
        clearTimeout(limit);
        child.removeAllListeners();
        // A dead process reports its exit late, and an unhandled error would end the office.
        child.on('error', () => {});
        settle();
      };
      const gone = () => {
        this.#child = undefined;
        over(() => reject(new Error('The process that reads the database has ended.')));
      };
      const limit = setTimeout(() => {
        this.#end();
        over(() => reject(new Error(`The view took longer than ${this.#timeoutMs / 1000} s.`)));
      }, this.#timeoutMs);
      child.once('message', (answer) => over(() => resolve(answer as ReadAnswer)));
      child.once('exit', gone);
      child.once('error', gone);
      child.send(order, (failure) => failure && gone());
    });
  }

  #started(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    this.#child = fork(new URL('./sqliteReader.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // The process does not keep the office alive.
    this.#child.unref();
    this.#child.channel?.unref();
    return this.#child;
  }

  #end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
