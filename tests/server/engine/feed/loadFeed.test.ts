import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holds, kinds, protections } from '../../../../server/app/feed/kinds.ts';
import { migrate } from '../../../../server/engine/db/migrations.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { checkFeed } from '../../../../server/engine/feed/checkFeed.ts';
import { filesDigest } from '../../../../server/engine/feed/filesDigest.ts';
import { loadFeed } from '../../../../server/engine/feed/loadFeed.ts';
import { restoreFeed } from '../../../../server/engine/feed/restoreFeed.ts';
import { forEachDatabase, ROOT, type TestDatabase } from '../../helpers.ts';
import { type Changes, feedFolder, later, replaced } from './feedFolders.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const TABLES = ['podmioty', 'punktyOdbioru', 'karty', 'wspolzobowiazani', 'ratyZbiorcze', 'raty', 'wplaty', 'elementy'];

forEachDatabase((make) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await make();
    database = await place.open();
    await database.alone((query) => migrate(database.kind, query));
  });
  beforeEach(async () => {
    for (const table of [
      'zajeteRaty',
      'zleceniaRaty',
      'zasilenia',
      'zasileniaRekordy',
      'zasileniaZmiany',
      'wplaty',
      'zlecenia',
    ])
      await sql`delete from ${sql.table(table)}`.execute(database.query);
    for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(database.query);
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  async function load(changes: Changes = {}, { accept = false, limit = 50 } = {}) {
    const folder = feedFolder(changes);
    const checked = await checkFeed(folder, { kinds });
    const options = { kinds, protections, holds, accept, limit, now: NOW };
    const digest = (await filesDigest(folder))!.digest;
    const done = await database.alone((db) => loadFeed(database, db, checked, { ...options, feedDigest: digest }));
    checked.staging.close();
    const counts = Object.fromEntries(
      done.plan.kinds
        .filter((one) => one.new + one.changed + one.gone > 0)
        .map((one) => [one.kind, [one.new, one.changed, one.gone]]),
    );
    // The changed feeds of these tests do not care about the books.
    const faults = checked.faults.kept.filter(({ code }) => code !== 'BOOKS_DIFFER');
    const { BOOKS_DIFFER: _, ...codes } = Object.fromEntries(checked.faults.counts);
    return { ...done, counts, faults, codes };
  }

  const rows = async (table: string): Promise<Record<string, unknown>[]> =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2`.execute(database.query)).rows;
  const everything = async (tables = TABLES): Promise<Record<string, Record<string, unknown>[]>> =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rows(table)])));
  const restore = () => database.alone((db) => restoreFeed(database, db, 'finanse', { kinds, protections, holds }));

  /** An online payment of an instalment, in this state. */
  async function order(id: number, stan: 'ZLECONA' | 'ZAKSIEGOWANA'): Promise<string> {
    const idPrzelewu = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
    const karta = (await rows('karty')).find(({ idKartyNaleznosci }) => idKartyNaleznosci === 900001)!;
    const { id: zlecenieId } = await database.query
      .insertInto('zlecenia')
      .values({
        ...{
          idPrzelewu,
          kanal: 'P24',
          stan,
          idKartyNaleznosci: 900001,
          podmiotId: karta.podmiotId as number,
          kontoId: null,
        },
        ...{
          kwotaGrosze: 55000,
          numerRachunku: '1',
          tytul: 't',
          odbiorca: '{}',
          adresOk: '',
          adresBlad: '',
          jezyk: 'pl',
        },
        ...{ zleconoMs: 1, waznyDoMs: 2, proby: 0, nastepnaMs: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.query
      .insertInto('zleceniaRaty')
      .values({
        ...{ zlecenieId, lp: 1, idNaleznosciRatyZbiorczej: id, idNaleznosciRaty: id, terminPlatnosci: '2026-12-15' },
        ...{ rodzajOplaty: 'Odpady', opisNrRaty: 'Rata', kwotaRatyGrosze: 55000, kwotaGlownaGrosze: 55000 },
        ...{ kosztUpomnienGrosze: 0, oplataProlongacyjnaGrosze: 0, odsetkiGrosze: 0, kwotaVatGrosze: null },
      })
      .execute();
    if (stan === 'ZLECONA')
      await database.query.insertInto('zajeteRaty').values({ idNaleznosciRatyZbiorczej: id, zlecenieId }).execute();
    else
      await database.query
        .insertInto('wplaty')
        .values({
          ...{ id: 2_000_000_001, idKartyNaleznosci: 900001, podmiotId: karta.podmiotId as number, zlecenieId },
          ...{
            opis: 'Płatność internetowa Przelewy24',
            dataOperacji: '2026-11-20',
            typ: 'Wpłata',
            kwotaGlownaGrosze: 55000,
          },
          ...{ kosztyUpomnienGrosze: 0, odsetkiGrosze: 0, oplataProlongacyjnaGrosze: 0 },
        })
        .execute();
    return idPrzelewu;
  }

  it('what the feed has is there, a registered subject is taken over, and the same feed again changes nothing', async () => {
    const registered = {
      podmiotId: 7,
      idPodmiotu: 'p-7',
      nazwa: 'A W',
      czyInstytucja: 0,
      nip: null,
      pesel: '44051401359',
    };
    await database.query
      .insertInto('podmioty')
      .values({ ...registered, nrTelefonu: null, adres: '', czySynchronizacja: 1 })
      .execute();
    const first = await load();
    expect([first.faults, first.counts.ratyZbiorcze, first.counts.podmioty]).toEqual([[], [3, 0, 0], [2, 0, 0]]);
    const all = await everything();
    expect(all.podmioty![0]).toMatchObject({
      podmiotId: 7,
      idPodmiotu: 'p-7',
      nazwa: 'Anna Wiśniewska',
      czySynchronizacja: 0,
    });
    expect(all.karty![1]).toMatchObject({ podmiotId: 8, czyInstytucja: 1, uslugaId: 26, idPunktuOdbioru: null });
    expect(all.ratyZbiorcze![0]).toMatchObject({ podmiotId: 7, kwotaRatyGrosze: 10050, czySplacona: 1 });
    expect(all.elementy![0]).toMatchObject({ pozostaloDoSplatyGrosze: 55000, nrDecyzji: null });
    const again = await load({ 'feed.json': later });
    expect([again.faults, again.counts]).toEqual([[], {}]);
    expect(await everything()).toEqual(all);
  });

  it('texts arrive as they are written, whatever marks they have', async () => {
    const nazwa = 'Zakład "A\\n" {B}, \'NULL\'; \\ 😀\nul. Polna\t1';
    const cell = `"${nazwa.replaceAll('"', '""')}"`;
    await load({ 'podmioty.csv': replaced('Przewozy Lipowa Dolina sp. z o.o.', cell, 'Anna Wiśniewska', 'NULL') });
    expect((await rows('podmioty')).map((row) => row.nazwa)).toEqual(['NULL', nazwa]);
  });

  it('changes, new and gone records are loaded, and restore brings the former state back to the last row', async () => {
    await load();
    const before = await everything([...TABLES, 'zasileniaRekordy']);
    const changed = await load({
      'feed.json': (text) => later(text).replaceAll(/,"(count|sums)":(\d+|\{[^}]*\})/g, ''),
      'karty.csv': replaced('ODP/2026/900001', 'ODP/2026/1'),
      'podmioty.csv': replaced('Polna 1', 'Polna 2'),
      'wspolzobowiazani.csv': 'id;idKartyNaleznosci;nazwaUdzialowca\n900002;900001;Ewa Nowa\n',
      'ratyZbiorcze.jsonl': (text) => text.split('\n').slice(0, 2).join('\n').replaceAll('550', '600'),
      'raty.csv': (text) => text.split('\n').slice(0, 3).join('\n').replaceAll('550', '600'),
    });
    expect([changed.faults, changed.counts]).toEqual([
      [],
      { podmioty: [0, 1, 0], karty: [0, 1, 0], wspolzobowiazani: [1, 0, 1], ratyZbiorcze: [0, 1, 1], raty: [0, 1, 1] },
    ]);
    expect(changed.plan.kinds.find(({ kind }) => kind === 'ratyZbiorcze')!.sums[0]).toEqual({
      field: 'kwotaRaty',
      before: 255_050,
      after: 70_050,
    });
    const after = await everything();
    expect(after.ratyZbiorcze!.map((row) => row.kwotaRatyGrosze)).toEqual([10050, 60000]);
    expect(after.karty![0]).toMatchObject({ symbolKarty: 'ODP/2026/1' });
    expect(await restore()).toMatchObject({ back: 7, removed: 1, stays: [] });
    expect(await everything([...TABLES, 'zasileniaRekordy'])).toEqual(before);
    await restore();
    expect((await everything()).karty).toEqual([]);
    await expect(restore()).rejects.toThrow('There is no load of "finanse" that could be undone.');
  });

  it('a card that gets another subject takes with it what is on it, and restore brings it back', async () => {
    await load();
    const before = await everything();
    const namesOnCard = async (): Promise<Record<string, unknown[]>> => {
      const { podmioty = [], ...tables } = await everything([
        'podmioty',
        'karty',
        'ratyZbiorcze',
        'wplaty',
        'elementy',
      ]);
      const nameOf = new Map(podmioty.map(({ podmiotId, nazwa }) => [podmiotId, nazwa]));
      return Object.fromEntries(
        Object.entries(tables).map(([table, all]) => {
          const own = all.filter(({ idKartyNaleznosci }) => idKartyNaleznosci === 900001);
          return [table, [...new Set(own.map(({ podmiotId }) => nameOf.get(podmiotId)))]];
        }),
      );
    };
    const all = (name: string) => ({ karty: [name], ratyZbiorcze: [name], wplaty: [name], elementy: [name] });
    expect(await namesOnCard()).toEqual(all('Anna Wiśniewska'));
    const corrected = await load({
      'feed.json': later,
      'karty.csv': replaced('900001;44051401359', '900001;9991002340'),
    });
    expect([corrected.faults, corrected.counts]).toEqual([[], { karty: [0, 1, 0] }]);
    expect(await namesOnCard()).toEqual(all('Przewozy Lipowa Dolina sp. z o.o.'));
    await restore();
    expect(await everything()).toEqual(before);
  });

  it('with changes only, records that the feed leaves out stay', async () => {
    await load();
    const kindsOf = (text: string) => ({
      ...JSON.parse(later(text)),
      kinds: { wspolzobowiazani: { extent: 'changes' } },
    });
    const others = Object.fromEntries([...TABLES].map((kind) => [`${kind}.csv`, null]));
    const changes = {
      ...{ ...others, 'ratyZbiorcze.csv': null, 'ratyZbiorcze.jsonl': null },
      'feed.json': (text: string) => JSON.stringify(kindsOf(text)),
    };
    const row = (karta: number) => `id;idKartyNaleznosci;nazwaUdzialowca\n900002;${karta};Ewa Nowa\n`;
    const strange = await load({ ...changes, 'wspolzobowiazani.csv': row(900009) });
    expect([strange.id, strange.codes]).toEqual([undefined, { REFERENCE_MISSING: 1 }]);
    const done = await load({ ...changes, 'wspolzobowiazani.csv': row(900001) });
    expect([done.faults, done.counts]).toEqual([[], { wspolzobowiazani: [1, 0, 0] }]);
    expect((await rows('wspolzobowiazani')).length).toBe(2);
  });

  it('a load that would change or end too much is stopped, and one by somebody who has read the plan is not', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `${at + 1};900001;Osoba ${at}`);
    const owners = (lines: readonly string[]) => ['id;idKartyNaleznosci;nazwaUdzialowca', ...lines, ''].join('\n');
    await load({ 'wspolzobowiazani.csv': owners(many) });
    const fewer = { 'feed.json': later, 'wspolzobowiazani.csv': owners(many.slice(12)) };
    const stopped = await load(fewer);
    expect([stopped.id, stopped.codes]).toEqual([undefined, { LIMIT: 1 }]);
    expect(stopped.faults[0]!.reason).toBe('0 of 20 records would change and 12 vanish: more than 50 %.');
    expect((await rows('wspolzobowiazani')).length).toBe(20);
    const accepted = await load(fewer, { accept: true });
    expect([accepted.codes, (await rows('wspolzobowiazani')).length]).toEqual([{}, 8]);
  });

  it('an older extract, numbers of the office and records of another source are refused', async () => {
    await load({ 'feed.json': later });
    expect((await load()).codes).toEqual({ EXTRACT_OLD: 1 });
    expect((await load({}, { accept: true })).codes).toEqual({});
    const other = await load({ 'feed.json': replaced('"finanse"', '"woda"') });
    expect(other.codes).toMatchObject({ OTHER_SOURCE: 13 });
    await database.query.deleteFrom('zasileniaRekordy').where('rodzaj', '=', 'wspolzobowiazani').execute();
    const taken = await load({ 'feed.json': later, 'wplaty.csv': replaced('w kasie', 'kasa') });
    expect(taken.codes).toEqual({ ROW_TAKEN: 1 });
  });

  it('what is being paid stays as it is, and a person is told', async () => {
    await load();
    await order(900002, 'ZLECONA');
    const before = await everything();
    const gone = await load({
      'feed.json': (text) => later(text).replaceAll(/,"(count|sums)":(\d+|\{[^}]*\})/g, ''),
      'karty.csv': replaced('ODP/2026/900001', 'ODP/2026/1'),
      'ratyZbiorcze.jsonl': (text) => [text.split('\n')[0], text.split('\n')[2]].join('\n'),
      'raty.csv': replaced('900002;900002;1;Odpady;550;550;0;0;0\n', ''),
    });
    expect([gone.codes, gone.faults[0]!.severity, typeof gone.id]).toEqual([{ PROTECTED: 3 }, 'warning', 'number']);
    expect(gone.faults.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ratyZbiorcze 900002 vanished, but it is being paid online \(order \d+\)\.$/),
      ]),
    );
    expect(await everything()).toEqual(before);
  });

  it('what was paid online is not called unpaid again, until the feed brings the payment', async () => {
    await load();
    const idPrzelewu = await order(900002, 'ZAKSIEGOWANA');
    await database.query
      .updateTable('ratyZbiorcze')
      .set({ czySplacona: 1 })
      .where('idNaleznosciRatyZbiorczej', '=', 900002)
      .execute();
    const reminder = (paid: boolean) => (text: string) =>
      text.replace(/("czySplacona":)false(,"jestUpomnienie":)false/, `$1${paid}$2true`);
    const late = await load({ 'feed.json': later, 'ratyZbiorcze.jsonl': reminder(false) });
    expect([late.codes, late.faults[0]!.reason]).toEqual([
      { PROTECTED: 1 },
      expect.stringContaining('which the feed does not know yet'),
    ]);
    expect((await rows('ratyZbiorcze'))[1]).toMatchObject({ czySplacona: 1, jestUpomnienie: 0 });
    const known = await load({
      'feed.json': (text) =>
        later(text).replace('"wplaty":{"extent":"complete","count":1}', '"wplaty":{"extent":"complete"}'),
      'ratyZbiorcze.jsonl': reminder(true),
      'wplaty.csv': (text) =>
        `${text.replace('prolongacyjna\n', 'prolongacyjna\n').replace('oplataProlongacyjna', 'oplataProlongacyjna;idPrzelewu').replace(';0;0;0\n', ';0;0;0;\n')}900005;900001;Przelewy24;2026-11-20;Wpłata;550;0;0;0;${idPrzelewu}\n`,
    });
    expect(known.faults).toEqual([]);
    expect((await rows('ratyZbiorcze'))[1]).toMatchObject({ czySplacona: 1, jestUpomnienie: 1 });
    expect((await rows('wplaty')).map(({ id, opis }) => [id, opis])).toEqual([
      [900001, 'Wpłata w kasie'],
      [2_000_000_001, 'Przelewy24'],
    ]);
  });

  it('a record that others refer to stays when it vanishes, and a person is told', async () => {
    await load();
    await database.query
      .insertInto('wspolzobowiazani')
      .values({
        ...{
          id: 5,
          idKartyNaleznosci: 900001,
          nazwaUdzialowca: 'x',
          adresUdzialowca: null,
          udzial: null,
          formaWladania: null,
        },
      })
      .execute();
    const header = (text: string) => text.split('\n')[0]!;
    const all = { 'wspolzobowiazani.csv': header, 'ratyZbiorcze.jsonl': '', 'raty.csv': header, 'wplaty.csv': header };
    const gone = await load({
      ...all,
      ...{ 'elementy.csv': header, 'karty.csv': header },
      'feed.json': (text) => later(text).replaceAll(/,"(count|sums)":(\d+|\{[^}]*\})/g, ''),
    });
    expect(gone.codes).toEqual({ STILL_USED: 1 });
    expect((await rows('karty')).map(({ idKartyNaleznosci }) => idKartyNaleznosci)).toEqual([900001]);
  });

  it('a load that is killed leaves the former state', async () => {
    await load();
    const before = await everything();
    const folder = feedFolder({ 'feed.json': later, 'wspolzobowiazani.csv': replaced('Tomasz', 'Jan') });
    const child = promisify(execFile)(process.execPath, [
      join(ROOT, 'tests/server/engine/feed/killedLoad.ts'),
      folder,
      place.kind,
      place.place,
    ]);
    await expect(child).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(await everything()).toEqual(before);
    expect((await rows('zasilenia')).length).toBe(1);
    expect((await load({ 'feed.json': later, 'wspolzobowiazani.csv': replaced('Tomasz', 'Jan') })).counts).toEqual({
      wspolzobowiazani: [0, 1, 0],
    });
  });
});
