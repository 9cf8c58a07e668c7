import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkAction, type FeedGiven, loadAction, planAction } from '../../../server/app/feed/actions.ts';
import { migrate } from '../../../server/engine/db/migrations.ts';
import { postgresDatabase } from '../databases.ts';
import { sqliteDatabase, type TestDatabase } from '../helpers.ts';

/** Three of its columns are those of the finance system, with types of its own. */
const TABLES = `
  drop schema if exists fk cascade;
  create schema fk;
  create table fk.platnik (pesel_nip char(15), nazwa text, adres text);
  insert into fk.platnik values ('44051401359', 'Anna Wiśniewska', 'ul. Lipowa 14'), ('9991002340', 'Przewozy', 'ul. Polna 1');
  create table fk.karta (nr integer, platnik char(15), symbol text, konto text);
  insert into fk.karta values (900001, '44051401359', 'POD/2026/900001', '81874200090001000000001204');
  create table fk.rata (nr integer, karta integer, termin date, kwota numeric(12, 2), zaplacona boolean);
  insert into fk.rata values (900002, 900001, '2026-12-15', 550, false), (900001, 900001, '2026-09-15', 100.50, true);
  create view fk.raty_okienka as select nr, karta, termin, kwota, 0 as zero, zaplacona, false as nie from fk.rata`;
const ZEROS = { kosztyEgzekucji: 'zero', oplataProlongacyjna: 'zero', odsetki: 'zero' };
const FLAGS = [
  'jestUpomnienie',
  'jestWezwanie',
  'jestRozlozenieNaRaty',
  'jestOdroczenieTerminu',
  'jestTytulWykonawczy',
];
const MAPPING = {
  database: 'FINANSE',
  kinds: {
    podmioty: { view: 'fk.platnik', fields: { identyfikator: 'pesel_nip' } },
    karty: {
      view: 'fk.karta',
      fields: {
        ...{ idKartyNaleznosci: 'nr', identyfikator: 'platnik', symbolKarty: 'symbol', numerKontaBankowego: 'konto' },
        ...{ rok: { value: 2026 }, aplikacjaNaleznosci: { value: 'PODATKI_GMINNE' }, nazwaPlatnika: 'platnik' },
      },
    },
    ratyZbiorcze: {
      view: 'fk.raty_okienka',
      fields: {
        ...{ idNaleznosciRatyZbiorczej: 'nr', idKartyNaleznosci: 'karta', terminPlatnosci: 'termin' },
        ...{ kwotaRaty: 'kwota', kwotaGlowna: 'kwota', ...ZEROS, czySplacona: 'zaplacona' },
        ...Object.fromEntries(FLAGS.map((flag) => [flag, 'nie'])),
      },
    },
  },
};
const MANIFEST = {
  source: 'finanse',
  kinds: {
    podmioty: { extent: 'complete' },
    karty: { extent: 'complete' },
    ratyZbiorcze: { extent: 'complete', sums: { kwotaRaty: '650.50' } },
  },
};

/** Roles belong to the whole server, which other tests use at once. */
const READER = `czytelnik_${process.pid}`;

function folderOf(mapping: object = MAPPING, manifest: object = MANIFEST): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'feed.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  return folder;
}

const given = (place: string): FeedGiven => ({
  ...{ place, accept: false, limit: 50, json: true, page: undefined, mapping: undefined, most: 20, every: 1 },
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a feed of views', () => {
  let finanse: TestDatabase;
  let admin: pg.Client;
  let printed: string;

  beforeAll(async () => {
    finanse = await postgresDatabase(process.env.TEST_DATABASE_URL!);
    await (await finanse.open()).close();
    admin = new pg.Client({ connectionString: finanse.place });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.query(`drop role if exists ${READER}`);
    await admin.end();
    await finanse.drop();
  });
  beforeEach(async () => {
    await admin.query(TABLES);
    vi.stubEnv('OKIENKO_DANE_FINANSE', finanse.place);
    vi.spyOn(console, 'log').mockImplementation((text) => {
      printed = text;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  const said = async (act: (one: FeedGiven) => Promise<number>, folder: string) => {
    const status = await act(given(folder));
    return { status, ...JSON.parse(printed) };
  };

  it('is loaded, recognised when nothing has changed, and loaded again when something has', async () => {
    const office = await sqliteDatabase();
    onTestFinished(() => office.drop());
    for (const [name, value] of Object.entries({ DATABASE_URL: '', ...office.env })) vi.stubEnv(name, value);
    const opened = await office.open();
    onTestFinished(() => opened.close());
    await opened.alone((query) => migrate(opened.kind, query));
    const folder = folderOf();
    expect(await said(loadAction, folder)).toMatchObject({ status: 0, end: 'Loaded as number 1.', counts: {} });
    const rows = await opened.query
      .selectFrom('ratyZbiorcze')
      .select(['idNaleznosciRatyZbiorczej as id', 'terminPlatnosci', 'kwotaRatyGrosze', 'czySplacona'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 900001, terminPlatnosci: '2026-09-15', kwotaRatyGrosze: 10050, czySplacona: 1 },
      { id: 900002, terminPlatnosci: '2026-12-15', kwotaRatyGrosze: 55000, czySplacona: 0 },
    ]);
    expect(await said(loadAction, folder)).toMatchObject({ status: 0, same: true });
    await admin.query('update fk.rata set zaplacona = true where nr = 900002');
    const { plan } = await said(planAction, folder);
    expect(plan.map(({ kind, changed }: { kind: string; changed: number }) => [kind, changed])).toEqual([
      ['podmioty', 0],
      ['karty', 0],
      ['ratyZbiorcze', 1],
    ]);
    expect(await said(loadAction, folder)).toMatchObject({ status: 0, end: 'Loaded as number 2.' });
  });

  it('counts its rows in the order of their key, and masks their values', async () => {
    await admin.query("update fk.platnik set pesel_nip = '9991002341' where nazwa = 'Przewozy'");
    const { faults } = await said(checkAction, folderOf());
    expect(faults).toMatchObject([
      { code: 'NIP_WRONG', file: 'fk.platnik', line: 2, column: 'pesel_nip (identyfikator)' },
    ]);
    expect(printed).not.toContain('9991002341');
  });

  it.each<[string, object, string]>([
    [
      'a view that is not there',
      { view: 'fk.raty' },
      'The view cannot be read: relation "fk.raty" does not exist (42P01).',
    ],
    ['a file beside the view', { file: 'RATY.csv' }, 'The records of a kind are in a file or in a view, not in both.'],
  ])('reports %s', async (_, change, reason) => {
    const kinds = { ...MAPPING.kinds, ratyZbiorcze: { ...MAPPING.kinds.ratyZbiorcze, ...change } };
    expect((await said(checkAction, folderOf({ ...MAPPING, kinds }))).faults).toMatchObject([{ reason }]);
  });

  it('reports a connection that the environment does not name, one without rights, and a view without a connection', async () => {
    const first = async (mapping: object) => (await said(checkAction, folderOf(mapping))).faults[0].reason;
    expect(await first({ ...MAPPING, database: 'FK' })).toBe(
      'OKIENKO_DANE_FK is not set: it is the address of the database.',
    );
    expect(await first({ kinds: MAPPING.kinds })).toBe(
      'A view needs "database" at the top: the name of the connection.',
    );
    await admin.query(`create role ${READER} login`);
    vi.stubEnv('OKIENKO_DANE_FINANSE', finanse.place.replace(/\/\/[^@]+@/, `//${READER}@`));
    expect(await first(MAPPING)).toBe('The view cannot be read: permission denied for schema fk (42501).');
    vi.stubEnv('OKIENKO_DANE_FINANSE', 'var/fk.sqlite');
    expect(await first(MAPPING)).toMatch(/^OKIENKO_DANE_FINANSE is no address of PostgreSQL/);
  });

  it('needs the moment of its extract where some of its records are in files', async () => {
    const { podmioty: _, ...kinds } = MAPPING.kinds;
    expect((await said(checkAction, folderOf({ ...MAPPING, kinds }))).faults).toMatchObject([{ code: 'FILE_MISSING' }]);
    const folder = folderOf({ ...MAPPING, kinds });
    writeFileSync(join(folder, 'podmioty.csv'), 'identyfikator;nazwa;adres\n44051401359;Anna;x\n');
    expect((await said(checkAction, folder)).faults).toMatchObject([{ code: 'MANIFEST_WRONG', column: 'extracted' }]);
  });
});
