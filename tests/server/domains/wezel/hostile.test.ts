import { beforeAll, describe, expect, test } from 'vitest';
import type { Citizen } from '../../../../server/demo/wezel/answers.ts';
import { sqliteDatabase } from '../../helpers.ts';
import { forged, rsa } from './forge.ts';
import { hostileAnswers } from './hostileAnswers.ts';
import { type WezelWorld, withWezel } from './wezelWorld.ts';

const MINUTES = 20;
const world = withWezel(sqliteDatabase);

/** Anna Wiśniewska's PESEL under another name: a hostile answer that is accepted logs in to her account. */
let victim: Citizen;

beforeAll(async () => {
  const { query } = world().office.database;
  const anna = await query
    .selectFrom('konta')
    .selectAll()
    .where('login', '=', 'anna.wisniewska')
    .executeTakeFirstOrThrow();
  victim = { imie: 'Ofiara', nazwisko: 'Wiśniewska', dataUrodzenia: '1980-05-05', identyfikator: anna.pesel! };
  world().wezel.certyfikatyWezla = [world().node.certyfikat, rsa.certificate];
  world().office.clock.ms += MINUTES * 60_000;
});

/** Throttles count by network, so each answer comes from a new one. */
let network = 0;
const elsewhere = () => {
  network += 1;
  return `10.${network >> 8}.${network & 255}.1`;
};
const begin = () => world().begin(undefined, elsewhere());
async function bring(reply: WezelWorld['reply']['with']) {
  world().reply.with = reply;
  return world().bringArtifact(elsewhere());
}

const codes = async () => {
  const { query } = world().office.database;
  const rows = await query.selectFrom('kody').selectAll().execute();
  return rows.length + (await query.selectFrom('sesje').selectAll().execute()).length;
};

test.each(['ecdsa', 'rsa'] as const)('a genuine response signed by %s is accepted', async (alg) => {
  const attempt = await begin();
  const { path, query } = await bring(forged(world(), victim, attempt, { alg }));
  expect([path, typeof query.token]).toEqual(['/return-url-ok', 'string']);
});

describe('nobody is logged in by', () => {
  test.each(hostileAnswers(MINUTES))('%s (%s)', async (_name, reason, forgery) => {
    const before = await codes();
    const attempt = await begin();
    const back = await bring(forged(world(), victim, attempt, forgery));
    expect(world().reason()).toBe(reason);
    expect([back.status, back.path]).toEqual([303, '/return-url-blad']);
    expect(Object.keys(back.query)).toEqual(['trescBledu']);
    expect(await codes()).toBe(before);
  });

  test('a response that was accepted before', async () => {
    const attempt = await begin();
    const reply = forged(world(), victim, attempt);
    expect((await bring(reply)).path).toBe('/return-url-ok');
    expect((await bring(reply)).query).toEqual({ trescBledu: 'po-czasie' });
    expect(world().reason()).toBe('in-response-to');
  });

  test('simultaneous copies of a response, except one', async () => {
    const attempt = await begin();
    const reply = forged(world(), victim, attempt);
    const places = (await Promise.all([bring(reply), bring(reply), bring(reply)])).map(({ path }) => path);
    expect(places.sort()).toEqual(['/return-url-blad', '/return-url-blad', '/return-url-ok']);
  });

  test('an assertion that was accepted before, in response to any request', async () => {
    const ID = 'ID="_ta_sama"';
    const once = { assertion: (xml: string) => xml.replace(/ID="[^"]*"/, ID) };
    expect((await bring(forged(world(), victim, await begin(), once))).path).toBe('/return-url-ok');
    expect((await bring(forged(world(), victim, await begin(), once))).path).toBe('/return-url-blad');
    expect(world().reason()).toBe('replay');
  });

  test('a response after a quarter of an hour', async () => {
    const attempt = await begin();
    world().office.clock.ms += 15 * 60_000 + 1;
    expect((await bring(forged(world(), victim, attempt))).query).toEqual({ trescBledu: 'po-czasie' });
    world().office.clock.ms -= 15 * 60_000 + 1;
  });
});

describe('a key of 128 bits', () => {
  test('is accepted where the configuration allows it', async () => {
    world().wezel.czyKlucz128 = true;
    const attempt = await begin();
    expect((await bring(forged(world(), victim, attempt, { bits: 128 }))).path).toBe('/return-url-ok');
    world().wezel.czyKlucz128 = false;
  });
});

describe('clocks', () => {
  test.each([-118, 118])('may be %i s apart', async (seconds) => {
    const attempt = await begin();
    world().office.clock.ms += seconds * 1000;
    const reply = forged(world(), victim, attempt);
    world().office.clock.ms -= seconds * 1000;
    expect((await bring(reply)).path).toBe('/return-url-ok');
  });
});
