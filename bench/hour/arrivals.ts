import { Agent, request } from 'node:http';
import type { Answer, Call, Visit } from './visit.ts';

/** The milliseconds of each call from the moment at which it was due, by kind; and the calls that failed, in words. */
export class Measured {
  readonly ms = new Map<string, number[]>();
  readonly failed: string[] = [];

  add(kind: string, ms: number): void {
    const all = this.ms.get(kind) ?? [];
    this.ms.set(kind, all);
    all.push(ms);
  }
}

export interface Load {
  home: string;
  perSecond: number;
  seconds: number;
  /** Those whose visit is under way and who wait for no answer; others join them. */
  ready: Visitor[];
  /** So many at most are under way, each with the next visit after the end of one. */
  visitors: number;
  /** Begins the next visit. */
  next: () => Visit;
  measured: Measured;
}

/** Of so many calls one is that of a visitor who joins, so that visits do not go on in step. */
const JOINING_OF = 60;

export interface Visitor {
  visit: Visit;
  answer?: Answer;
}

/**
 * Sends calls at random moments, independent of the answers, as residents do who know nothing of each other. An office that is
 * late therefore has a queue, and its wait counts.
 */
export async function load({ home, perSecond, seconds, ready, visitors, next, measured }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 100 });
  const running = new Set<Promise<void>>();
  /** Calls that nobody could make, since all visitors wait for an answer. */
  const overdue: number[] = [];
  const start = performance.now();
  for (let due = start; due < start + seconds * 1000; due += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = due - performance.now();
    if (early > 0) await new Promise((wait) => setTimeout(wait, early));
    const isJoining = ready.length + running.size < visitors && (ready.length === 0 || Math.random() * JOINING_OF < 1);
    const visitor = isJoining ? { visit: next() } : ready.shift();
    if (visitor) begin(visitor, due);
    else overdue.push(due);
  }
  while (running.size > 0) await Promise.race(running);
  agent.destroy();

  function begin(visitor: Visitor, due: number): void {
    const one = call(visitor, due).then(() => {
      running.delete(one);
      const dueBefore = overdue.shift();
      if (dueBefore === undefined) ready.push(visitor);
      else begin(visitor, dueBefore);
    });
    running.add(one);
  }

  async function call(visitor: Visitor, due: number): Promise<void> {
    let what = 'a visit';
    try {
      const wanted = following(visitor);
      what = `${wanted.kind} ${wanted.path}`;
      visitor.answer = await send(agent, home, wanted);
      const { status, body } = visitor.answer;
      if (status >= 400) throw new Error(`${status} ${body.toString().slice(0, 200)}`);
      measured.add(wanted.kind, performance.now() - due);
    } catch (failure) {
      measured.failed.push(`${what}: ${String(failure)}`);
      visitor.visit = next();
      delete visitor.answer;
    }
  }

  /** The next call of the visit; when it is over, the first one of another. */
  function following(visitor: Visitor): Call {
    for (;;) {
      const { value, done } = visitor.answer
        ? visitor.visit.next(visitor.answer)
        : visitor.visit.next(undefined as never);
      if (!done) return value;
      visitor.visit = next();
      delete visitor.answer;
    }
  }
}

export function send(agent: Agent, home: string, { method, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${home}${path}`, { agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer within 30 s')));
    sent.end(body);
  });
}
