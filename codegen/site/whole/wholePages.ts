import type { PageRequest } from '../../../src/lang/descriptors/wholePage.ts';
import { compressNow, type StaticFile } from '../files.ts';
import type { DigestedAsk } from './ask.ts';
import type { Drawn } from './renderer.ts';
import type { UsedCall } from './thread.ts';

/** A whole page, or the address that the request leads to; null: it has to be drawn in the browser. */
export type Answer = { file: PageFile } | { to: string } | null;

/** With a `name` it is a file to be saved; with a `status` it is not answered with 200; `passing`: the page of a break. */
export type PageFile = StaticFile & { name?: string; status?: 404; passing?: true };

/** A page or file before it is compressed, or the address that the request leads to; null: the browser has to draw it. */
export type Written = PageFile | { to: string } | null;

/** Draws a page and writes its HTML. */
export interface PageWriter {
  draw(request: PageRequest): Promise<Drawn>;
  /** The HTML of a drawn page. */
  write(request: PageRequest, page: Drawn['page']): Written;
}

/** The cached pages together, bytes. */
const LARGEST = 32 * 2 ** 20;
/** After this time the answers that a page was drawn from are requested again, ms. They may be shared as long (ask.ts). */
const FRESH_MS = 500;

interface Entry {
  answer: Answer;
  calls: readonly UsedCall[];
  checkedAt: number;
  size: number;
}

/**
 * Pages by address and reading. A cached page is as old as the answers it was drawn from: after half a second they are requested
 * again, and when one differs the page is drawn anew. Nobody is logged in here, so a page contains nothing of a person.
 */
export class WholePages {
  readonly #writer: PageWriter;
  readonly #ask: DigestedAsk;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<Answer>>();
  #size = 0;

  constructor(writer: PageWriter, ask: DigestedAsk, now: () => number = Date.now) {
    this.#writer = writer;
    this.#ask = ask;
    this.#now = now;
  }

  /** @throws Error when it cannot be drawn */
  async page(request: PageRequest): Promise<Answer> {
    const key = JSON.stringify(request);
    const entry = this.#entries.get(key);
    if (entry && this.#now() - entry.checkedAt < FRESH_MS) return this.#used(key, entry);
    const running = this.#running.get(key) ?? this.#renew(key, request, entry);
    this.#running.set(key, running);
    try {
      return await running;
    } finally {
      this.#running.delete(key);
    }
  }

  /** The last used page is the last to be dropped. */
  #used(key: string, entry: Entry): Answer {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  async #renew(key: string, request: PageRequest, entry: Entry | undefined): Promise<Answer> {
    const checkedAt = this.#now();
    if (entry && hourOf(entry.checkedAt) === hourOf(checkedAt) && (await this.#isCurrent(entry))) {
      entry.checkedAt = checkedAt;
      return this.#used(key, entry);
    }
    const { page, calls } = await this.#writer.draw(request);
    const written = this.#writer.write(request, page);
    const answer = written === null || 'to' in written ? written : { file: await compressNow(written) };
    this.#drop(key);
    this.#keep(key, { answer, calls, checkedAt, size: sizeOf(answer) });
    return answer;
  }

  async #isCurrent({ calls }: Entry): Promise<boolean> {
    const same = calls.map(async ({ address, digest }) => (await this.#ask(address)).digest === digest);
    return (await Promise.all(same)).every(Boolean);
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#size += entry.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= LARGEST) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** A page may name the day, which begins with an hour wherever the office is. */
const hourOf = (ms: number): number => Math.floor(ms / 3_600_000);

/** With what an entry weighs besides its page. Its gzip, made later or never, is counted as a quarter more than its brotli. */
function sizeOf(answer: Answer): number {
  if (!answer || !('file' in answer)) return 1024;
  const { body, br } = answer.file;
  return 1024 + body.length + Math.ceil((br?.length ?? 0) * 2.25);
}
