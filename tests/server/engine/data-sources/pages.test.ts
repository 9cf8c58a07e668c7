import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as right from '../../../codegen/data/examples.ts';
import { times } from '../../../night.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

const WANTED = [...right.WANTED, 'dajStrone', 'dajStroneWidoku', 'dajStroneZgloszen'];
const widok = { view: 'dane_strona', subject: 'identyfikator' };

/** Amounts that have no exact binary fraction, in rows of three owners. */
const ROWS = (owners: readonly string[]) =>
  Array.from({ length: 30 }, (_, n) => ({
    numer: n,
    kto: owners[n % owners.length]!,
    termin: `202${4 + (n % 2)}-0${1 + (n % 5)}-15`,
    kwota: ['0.10', '0.20', '1280.05', ''][n % 4]!,
    rok: 2024 + (n % 2),
  }));

const municipalityOf = (owners: readonly string[]) =>
  municipalityWith(
    {
      'data.config.json': {
        tables: { ...right.config.tables, widok },
        operations: {
          ...right.config.operations,
          dajStrone: right.strona(),
          dajStroneWidoku: right.strona('widok'),
          dajStroneZgloszen: right.stronaZgloszen,
        },
      },
      'data/oplaty.csv': right.OPLATY(
        ROWS(owners).map(({ numer, kto, termin, kwota, rok }) => `${numer};${kto};${termin};${kwota || 0};nie;${rok}`),
      ),
    },
    WANTED,
  );

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, database.env, { municipality: municipalityOf(['84831545206']) });
    const owners = [
      await numberOf(office, 'anna.wisniewska'),
      await numberOf(office, 'jan.nowak'),
      await numberOf(office, 'jan.nowak', true),
    ];
    office.app.replaceMunicipality(municipalityOf(owners));
    const run = (statement: string) => sql.raw(statement).execute(office.database.query);
    await run(
      'create table "daneStrona" (numer integer, kto text, termin text, kwota double precision, zaplacono boolean, rok integer)',
    );
    const rows = ROWS(owners).map(
      ({ numer, kto, termin, kwota, rok }) => `(${numer}, '${kto}', '${termin}', ${kwota || 0}, false, ${rok})`,
    );
    await run(`insert into "daneStrona" values ${rows.join(', ')}`);
    await run(
      'create view dane_strona as select numer, kto as identyfikator, termin, kwota, zaplacono, rok from "daneStrona"',
    );
    anna = await office.login('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const PATHS = ['strona', 'strona-widoku'];

  describe.each(PATHS)('%s', (path) => {
    const get = async (query = '') => (await anna.get(`/api/proba/${path}${query}`)).json();
    const numbers = async (query: string) => (await get(query)).oplaty.map(({ numer }: { numer: number }) => numer);

    test('counts and adds up all rows of the caller, and no others', async () => {
      const { ile, razem, lata, oplaty } = await get();
      expect({ ile, razem, lata }).toEqual({
        ile: 10,
        // Rows 0, 3, 6 … 27: three times 0.10, twice 0.20 and twice 1280.05.
        razem: 2560.8,
        lata: [
          { rok: 2025, ile: 5, razem: 0.4 },
          { rok: 2024, ile: 5, razem: 2560.4 },
        ],
      });
      expect(oplaty).toHaveLength(2);
      expect((await get('?rok=2024')).ile).toBe(5);
      expect(await get('?rok=1999')).toEqual({ oplaty: [], ile: 0, razem: 0, lata: [] });
    });

    test('gives each row on one page, in one order', async () => {
      const pages: number[] = [];
      for (let from = 0; from < 12; from += 3) pages.push(...(await numbers(`?ile=3&pomin=${from}`)));
      expect(pages).toHaveLength(10);
      expect(pages).toEqual(await numbers('?ile=50'));
      // By day, the latest first; by number within a day.
      expect(pages).toEqual([9, 3, 27, 21, 15, 24, 18, 12, 6, 0].sort((a, b) => order(a, b)));
      expect(await numbers('?ile=50&pomin=9007199254740991')).toEqual([]);
    });

    test('refuses a page that the contract does not allow', async () => {
      for (const query of ['?ile=0', '?ile=51', '?pomin=-1', '?ile=1.5', "?ile=1'"])
        expect((await anna.get(`/api/proba/${path}${query}`)).status).toBe(400);
    });
  });

  test('no arguments show, count or add up rows of others', async () => {
    const text = fc.oneof(
      fc.constantFrom("' or 1=1 --", '*', 'null', '', '2024', '2025', '0', '-1', '50', '51', '1e3', '9007199254740993'),
      fc.integer({ min: -5, max: 60 }).map(String),
      fc.string({ maxLength: 12 }),
    );
    const name = fc.constantFrom('rok', 'ile', 'pomin', 'nip', 'pesel', 'limit', 'offset', 'order', 'lang');
    const own = (await anna.get('/api/proba/strona?ile=50')).json();
    const mine = new Set(own.oplaty.map(({ numer }: { numer: number }) => numer));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), async (pairs) => {
        const query = new URLSearchParams(pairs);
        const [file, view] = await Promise.all(PATHS.map((path) => anna.get(`/api/proba/${path}?${query}`)));
        expect(view!.status).toBe(file!.status);
        if (file!.status !== 200) {
          expect([400, 404]).toContain(file!.status);
          return;
        }
        expect(view!.json()).toEqual(file!.json());
        const { oplaty, ile, razem, lata } = file!.json();
        for (const { numer } of oplaty) expect(mine.has(numer)).toBe(true);
        expect(ile).toBeLessThanOrEqual(own.ile);
        expect(razem).toBeLessThanOrEqual(own.razem);
        expect(lata.reduce((sum: number, year: { ile: number }) => sum + year.ile, 0)).toBe(ile);
      }),
      { numRuns: times(40, 1000) },
    );
  });

  const order = (a: number, b: number) => {
    const day = (n: number) => `202${4 + (n % 2)}-0${1 + (n % 5)}`;
    return day(b).localeCompare(day(a)) || a - b;
  };

  test('a file and a view give the same', async () => {
    for (const query of ['', '?rok=2025', '?ile=4&pomin=2', '?rok=2024&ile=50&pomin=3', '?rok=9007199254740991'])
      expect((await anna.get(`/api/proba/strona-widoku${query}`)).json()).toEqual(
        (await anna.get(`/api/proba/strona${query}`)).json(),
      );
  });

  test('records are counted beyond the newest, and their pages go on', async () => {
    const { kontoId } = await office.database.query
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', 'anna.wisniewska')
      .executeTakeFirstOrThrow();
    const moment = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
    for (let part = 0; part < 6; part++)
      await office.database.query
        .insertInto('wpisy')
        .values(
          Array.from({ length: 100 }, (_, index) => {
            const n = part * 100 + index;
            return {
              kontoId,
              podmiotId: null,
              tabela: 'szkody',
              operacja: 'zglos',
              numer: `DR/${n}/2026`,
              stan: n % 3 ? 'NOWE' : 'PRZYJETE',
              dane: JSON.stringify({ ulica: n % 2 ? 'Polna' : 'Lipowa' }),
              uwagiUrzedu: null,
              kiedyUtworzono: moment(n),
              kiedyZmieniono: moment(n),
            };
          }),
        )
        .execute();
    const get = async (query: string) => (await anna.get(`/api/proba/strona-zgloszen${query}`)).json();
    expect(await get('?pomin=595')).toEqual({
      numery: [4, 3, 2, 1, 0].map((n) => ({ numer: `DR/${n}/2026` })),
      ile: 600,
      stany: [
        { stan: 'NOWE', ile: 400 },
        { stan: 'PRZYJETE', ile: 200 },
      ],
    });
    expect((await get('?ulica=Polna&pomin=298')).numery).toEqual([{ numer: 'DR/3/2026' }, { numer: 'DR/1/2026' }]);
    expect((await get('?ulica=Polna')).ile).toBe(300);
  });

  test('a text in a summed column of SQLite is an error, not 0', async () => {
    if (office.database.kind !== 'sqlite') return;
    await sql.raw(`update "daneStrona" set kwota = '12,50' where numer = 0`).execute(office.database.query);
    expect((await anna.get('/api/proba/strona-widoku')).status).toBe(500);
    expect(office.lines.join('')).toContain('has texts in \\"kwota\\"');
  });
});
