import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePdf, flatTextOf, misplaced } from '../server/documents/poppler.ts';
import { compiledPlace } from '../server/municipality.ts';
import { runProgram } from '../server/officeProgram.ts';
import { BRZEZNO, brzezno, ROAD_REPORT } from './brzezno.ts';

// Also guards: server/engine, server/domains/wpisy

/** A report goes from the form to its end: what the resident reads, and a receipt that the office's command verifies. */

const NUMBER = 'DRG/1/2026';

const here = brzezno();
const made: string[] = [];

let municipality: string;
beforeAll(async () => {
  municipality = await compiledPlace(BRZEZNO);
  for (const ulica of ['Jeziorna', 'Lipowa']) await here.anna.post('/api/drogi/zgloszenia', { ...ROAD_REPORT, ulica });
});
afterAll(() => {
  for (const path of made) rmSync(path);
});

/** `npm run wpisy` as a clerk runs it. */
async function wpisy(...words: string[]): Promise<{ status: number; text: string }> {
  const env = { ...here.database.env, OKIENKO_CONFIG: municipality };
  const { code, stdout, stderr } = await runProgram('server/domains/wpisy/cli.ts', words, env);
  return { status: code, text: stdout + stderr };
}

const of = (numer: string) => `numerSprawy=${encodeURIComponent(numer)}`;
const report = async () => (await here.anna.get(`/api/drogi/zgloszenie?${of(NUMBER)}`)).json().zgloszenie;
const receipt = (numer: string, client = here.anna) => client.get(`/api/drogi/zgloszenie/potwierdzenie?${of(numer)}`);

function file(name: string, bytes: Uint8Array): string {
  const path = join(tmpdir(), `okienko-receipt-${process.pid}-${name}`);
  writeFileSync(path, bytes);
  made.push(path);
  return path;
}

test('the office moves a report, and the resident reads each step with its remark', async () => {
  expect(await wpisy(NUMBER, 'repair', 'Ekipa przyjedzie w środę.')).toMatchObject({ status: 0 });
  expect(await wpisy(NUMBER, 'refuse')).toMatchObject({ status: 1, text: expect.stringContaining('needs a remark') });
  expect(await wpisy(NUMBER, 'finish')).toMatchObject({ status: 0 });
  const { stan, coDalej, przebieg } = await report();
  expect([stan, coDalej]).toEqual(['NAPRAWIONE', here.office.municipality.texts.pl['drogi.stany.naprawioneCo']]);
  expect(przebieg).toMatchObject([
    { lp: 1, stan: 'PRZYJETE', uwagi: null },
    { lp: 2, stan: 'W_NAPRAWIE', nazwaStanu: 'W naprawie', uwagi: 'Ekipa przyjedzie w środę.' },
    { lp: 3, stan: 'NAPRAWIONE', uwagi: null },
  ]);
  // What has ended stays as it is.
  expect((await wpisy(NUMBER, 'repair')).status).not.toBe(0);
}, 60_000);

test('somebody else gets neither the report nor its receipt', async () => {
  const jan = await here.office.login('jan.nowak');
  expect((await jan.get(`/api/drogi/zgloszenie?${of(NUMBER)}`)).status).toBe(404);
  expect((await receipt(NUMBER, jan)).status).toBe(404);
});

describePdf('the receipt', () => {
  test('says what was sent, when and under which number, in the words of the form', async () => {
    const { raw, headers } = await receipt(NUMBER);
    expect(headers['content-disposition']).toContain('potwierdzenie_zgloszenia.pdf');
    const text = flatTextOf(raw);
    const { skrot } = await report();
    for (const part of [NUMBER, '21.11.2026', 'Dziura w jezdni', 'Jeziorna', 'Przy numerze domu', '12A', skrot])
      expect(text).toContain(part);
    expect(misplaced(raw)).toEqual([]);
  });

  test('is verified by the command, for its own report only', async () => {
    const [own, other] = [(await receipt(NUMBER)).raw, (await receipt('DRG/2/2026')).raw];
    const path = file('own.pdf', own);
    expect(await wpisy('sprawdz', NUMBER, path)).toMatchObject({ status: 0 });
    const foreign = await wpisy('sprawdz', NUMBER, file('other.pdf', other));
    expect([foreign.status, foreign.text]).toEqual([1, expect.stringContaining(`does NOT belong to ${NUMBER}`)]);
    // The stored data were changed behind the resident's back.
    const { query } = here.office.database;
    const row = await query.selectFrom('wpisy').select('dane').where('numer', '=', NUMBER).executeTakeFirstOrThrow();
    await query
      .updateTable('wpisy')
      .set({ dane: row.dane.replace('12A', '14') })
      .where('numer', '=', NUMBER)
      .execute();
    expect((await wpisy('sprawdz', NUMBER, path)).status).toBe(1);
  }, 60_000);
});
