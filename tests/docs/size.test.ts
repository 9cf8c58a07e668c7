import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { erlangC, p95 } from '../../bench/size/queue.ts';
import { PAGES, withTables } from '../../bench/size/tables.ts';
import type { PageLanguage } from '../../bench/size/words.ts';

it.each(Object.entries(PAGES))('the page of sizes in %s has the tables of the measured hour', (language, file) => {
  const page = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(page).toBe(withTables(page, language as PageLanguage));
});

it('a call waits as Erlang says', () => {
  // One server: as often as it works. Two that work for half of the time: every third call (tables of Erlang C).
  expect(erlangC(1, 0.6)).toBeCloseTo(0.6);
  expect(erlangC(2, 1)).toBeCloseTo(1 / 3);
});

it('p95 is the service time where nobody waits, that of M/M/1 where all are alike, and infinite above the capacity', () => {
  const service = [{ share: 1, ms: 10 }];
  expect(p95([{ servers: 100, perSecond: 1, service }], service)).toBe(10);
  // Without variation the mean wait of M/D/1 is half of that of M/M/1: 10 ms at half of the capacity, with an exponential tail.
  const half = p95([{ servers: 1, perSecond: 50, service }], service);
  expect(half).toBeCloseTo(10 + 10 * Math.log(0.5 / 0.05), -1);
  expect(p95([{ servers: 1, perSecond: 101, service }], service)).toBe(Number.POSITIVE_INFINITY);
});
