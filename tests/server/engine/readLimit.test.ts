import { expect, it } from 'vitest';
import { ReadLimit } from '../../../server/engine/http/readLimit.ts';
import { TooMany } from '../../../server/engine/http/refusals.ts';
import { addReads, forgetReads } from '../../../server/engine/http/sharedReads.ts';
import { forEachDatabase, openOffice, sqliteDatabase, withOffice } from '../helpers.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
/** How many reads are answered. */
function reads(take: () => void): number {
  for (let count = 0; ; count += 1) {
    try {
      take();
    } catch (failure) {
      expect(failure).toBeInstanceOf(TooMany);
      return count;
    }
  }
}

it('a network reads 2000 times at once and 50 times a second, an account 600 and 10 times', () => {
  const limit = new ReadLimit();
  expect(reads(() => limit.ofNetwork('203.0.113.5', NOW))).toBe(2000);
  expect(reads(() => limit.ofNetwork('203.0.113.5', NOW + 2000))).toBe(100);
  expect(reads(() => limit.ofAccount(7, '203.0.113.5', NOW))).toBe(600);
  expect(reads(() => limit.ofAccount(7, '203.0.113.5', NOW + 1000))).toBe(10);
  limit.ofAccount(8, '203.0.113.5', NOW);
  limit.ofNetwork('203.0.113.6', NOW);
});

it('a clock that is set back locks nobody out', () => {
  const limit = new ReadLimit();
  limit.ofAccount(7, '203.0.113.5', NOW);
  expect(reads(() => limit.ofAccount(7, '203.0.113.5', NOW - 3_600_000))).toBe(599);
  expect(reads(() => limit.ofAccount(7, '203.0.113.5', NOW - 3_599_000))).toBe(10);
});

it('of 20,000 callers all are remembered, and one more makes it forget the one that has been away longest', () => {
  const limit = new ReadLimit();
  for (let read = 0; read < 600; read++) limit.ofAccount(0, '203.0.113.5', NOW);
  for (let other = 1; other < 20_000; other++) limit.ofAccount(other, '203.0.113.5', NOW);
  // Remembered; to be refused counts as having been here.
  expect(() => limit.ofAccount(0, '203.0.113.5', NOW)).toThrow(TooMany);
  for (let other = 1; other < 20_000; other++) limit.ofAccount(-other, '203.0.113.5', NOW);
  expect(() => limit.ofAccount(0, '203.0.113.5', NOW)).toThrow(TooMany);
  for (let other = 1; other <= 20_000; other++) limit.ofAccount(other, '203.0.113.5', NOW);
  expect(reads(() => limit.ofAccount(0, '203.0.113.5', NOW))).toBe(600);
});

it('a network of IPv6 counts as one', () => {
  const limit = new ReadLimit();
  let host = 0;
  expect(reads(() => limit.ofNetwork(`2001:db8:1:2::${(host++).toString(16)}`, NOW))).toBe(2000);
  limit.ofNetwork('2001:db8:1:3::1', NOW);
});

it('two processes count a heavy caller together, and a page of each alone', async () => {
  const used = new Map<string, number>();
  const told: string[] = [];
  const add = async (caller: string, more: number) => {
    told.push(caller);
    used.set(caller, (used.get(caller) ?? 0) + more);
    return used.get(caller)!;
  };
  const [first, second] = [new ReadLimit(), new ReadLimit()];
  for (let count = 0; count < 400; count += 1) first.ofAccount(7, '203.0.113.5', NOW);
  for (let count = 0; count < 100; count += 1) second.ofAccount(7, '203.0.113.5', NOW);
  for (let count = 0; count < 10; count += 1) second.ofAccount(8, '203.0.113.5', NOW);
  await first.share(add);
  await second.share(add);
  expect(told).toEqual(['konto 7', 'konto 7']);
  expect(reads(() => second.ofAccount(7, '203.0.113.5', NOW))).toBe(100);
  // The first has not asked since.
  expect(reads(() => first.ofAccount(7, '203.0.113.5', NOW))).toBe(200);
  expect(reads(() => second.ofAccount(8, '203.0.113.5', NOW))).toBe(590);
});

it('a read during the exchange counts once', async () => {
  const limit = new ReadLimit();
  for (let count = 0; count < 30; count += 1) limit.ofAccount(7, '203.0.113.5', NOW);
  await limit.share(async (_caller, more) => {
    limit.ofAccount(7, '203.0.113.5', NOW);
    return more;
  });
  expect(reads(() => limit.ofAccount(7, '203.0.113.5', NOW))).toBe(569);
});

forEachDatabase((make) => {
  it('what was read is added up in the database, and counts less from second to second', async () => {
    const database = await make();
    const office = await openOffice(database);
    const { query } = office.database;
    const add = (more: number, nowMs: number) => addReads(query, { klucz: 'k', reads: more, perSecond: 10, nowMs });
    expect(await add(100, NOW)).toBe(100);
    expect(await add(50, NOW + 1000)).toBe(140);
    expect(await add(10, NOW - 60_000)).toBe(150);
    expect(await add(10, NOW + 3_600_000)).toBe(10);
    const all = await Promise.all(Array.from({ length: 8 }, () => add(5, NOW + 3_600_000)));
    expect(Math.max(...all)).toBe(50);
    await forgetReads(query, NOW + 2 * 3_600_000);
    expect(await query.selectFrom('odczytyWywolan').selectAll().execute()).toEqual([]);
    await office.close();
    await database.drop();
  });
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('the own machine %s is not limited', (ip) => {
  const limit = new ReadLimit();
  for (let count = 0; count < 5000; count += 1) {
    limit.ofNetwork(ip, NOW);
    limit.ofAccount(7, ip, NOW);
  }
});

const office = withOffice(sqliteDatabase);

it('a caller who reads too much is told when to come again, and others go on', async () => {
  const read = (remoteAddress: string) =>
    office().app.server.inject({ method: 'GET', url: '/api/pi/stan', remoteAddress });
  for (let count = 0; count < 2000; count += 1) await read('203.0.113.5');
  const refused = await read('203.0.113.5');
  expect([refused.statusCode, refused.json().kod, refused.headers['retry-after']]).toEqual([
    429,
    'ZBYT_WIELE_ZADAN',
    '1',
  ]);
  expect((await read('203.0.113.9')).statusCode).toBe(200);
  office().clock.ms += 1000;
  expect((await read('203.0.113.5')).statusCode).toBe(200);
});

it('an account that reads too much is told when to come again, wherever it reads', async () => {
  const client = await office().login('anna.wisniewska');
  const headers = { authorization: `Bearer ${client.token}`, cookie: client.cookie! };
  const read = (remoteAddress: string) =>
    office().app.server.inject({ method: 'GET', url: '/api/konto/uzytkownik', remoteAddress, headers });
  for (let count = 0; count < 600; count += 1) await read(`198.51.100.${count % 200}`);
  const refused = await read('198.51.100.250');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  office().clock.ms += 1000;
  expect((await read('198.51.100.250')).statusCode).toBe(200);
});
