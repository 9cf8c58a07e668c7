import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { expect } from 'vitest';
import { Sender } from '../killing.ts';
import { until } from './startedOffice.ts';

/** Long ago, so that nothing counts for today's limit. */
const LONG_AGO = '2026-01-02T08:00:00.000Z';
type Ask = (statement: string) => Promise<pg.QueryResult>;

/** Residents of a demo who report one thing after another. */
export class Reporters {
  readonly senders: readonly Sender[];
  readonly #ask: Ask;
  readonly #lives: Promise<void>[];

  /** Logs four residents in. @param origin of the office that gets the next call */
  static async enter(origin: () => string, ask: Ask): Promise<Reporters> {
    const { rows } = await ask(`select login from konta where login like 'mieszkaniec%' order by login limit 4`);
    const { signal } = new AbortController();
    const senders = rows.map(
      ({ login }) =>
        new Sender(
          login,
          async () => origin(),
          () => {},
          signal,
        ),
    );
    for (const sender of senders) await sender.enter();
    return new Reporters(senders, ask);
  }

  private constructor(senders: readonly Sender[], ask: Ask) {
    this.senders = senders;
    this.#ask = ask;
    this.#lives = senders.map(live);
  }

  /** Waits until each has got this many more responses. */
  async send(more: number): Promise<void> {
    const before = this.senders.map(({ done }) => done.size);
    await until(async () => {
      // While an office starts on a busy machine, they reach the limit of a day.
      await this.anotherDay();
      return this.senders.every(({ done }, index) => done.size >= before[index]! + more);
    });
  }

  /** What they have sent no longer counts for the limits of a day. */
  async anotherDay(): Promise<void> {
    for (const table of ['zgloszenia', '"zmianyDanych"'])
      await this.#ask(`update ${table} set "kiedyUtworzono" = '${LONG_AGO}'`);
  }

  /** Stops them; every response that they got is stored unchanged. */
  async stop(): Promise<void> {
    for (const sender of this.senders) sender.over = true;
    await Promise.all(this.#lives);
    const { rows } = await this.#ask('select klucz, odpowiedz from powtorzenia');
    const kept = new Map(rows.map(({ klucz, odpowiedz }) => [klucz, odpowiedz]));
    const done = this.senders.flatMap((sender) => [...sender.done]);
    expect(done.filter(([klucz, text]) => kept.get(klucz) !== text)).toEqual([]);
  }
}

async function live(sender: Sender): Promise<void> {
  const { body } = await sender.get('/api/zgloszenia/punkty');
  const { idPunktuOdbioru } = body.punktyOdbioru[0];
  for (let number = 0; !sender.over; number += 1) {
    const request = { idPunktuOdbioru, tematZgloszenia: 3, trescZgloszenia: `${sender.login} ${number}` };
    await sender.send('/api/zgloszenia', request);
    await setTimeout(20);
  }
}
