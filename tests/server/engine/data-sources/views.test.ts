import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsQuery, viewQuery } from '../../../../server/engine/data-sources/viewQuery.ts';
import { viewRows } from '../../../../server/engine/data-sources/viewRows.ts';
import { Views } from '../../../../server/engine/data-sources/views.ts';
import type { Context } from '../../../../server/engine/http/context.ts';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

const WANTED = [...right.WANTED, 'dajWidok', 'dajZewnetrzne'];
const config = (widok: object, zewnetrzne: object) => ({
  'data.config.json': {
    tables: { ...right.config.tables, widok, zewnetrzne },
    operations: {
      ...right.config.operations,
      dajWidok: right.oplaty('widok'),
      dajZewnetrzne: right.oplaty('zewnetrzne'),
    },
  },
});
const OWN = { view: 'dane_oplaty', subject: 'identyfikator' };
const NAMED = { view: 'oplaty', database: 'OPLATY', subject: { pesel: 'pesel', nip: 'nip' } };

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let company = '';
  const run = (statement: string) => sql.raw(statement).execute(office.database.query);

  beforeAll(async () => {
    database = await make();
    const file = join(database.env.OKIENKO_VAR!, 'oplaty.sqlite');
    const env = { ...database.env, OKIENKO_DANE_OPLATY: file };
    const municipality = municipalityWith(config(OWN, NAMED), WANTED);
    office = await openOffice(database, env, { municipality });
    const [pesel, other] = [await numberOf(office, 'anna.wisniewska'), await numberOf(office, 'jan.nowak')];
    company = await numberOf(office, 'jan.nowak', true);
    await run(
      'create table "daneOplaty" (numer integer, kto text, termin text, kwota numeric(10, 2), zaplacono boolean, rok integer)',
    );
    const rows = [1, 2, 3].flatMap((n) =>
      [pesel, other, company].map(
        (kto, of) => `(${n * 3 + of}, '${kto}', '202${n + 3}-0${n}-15', ${n}.10, ${n === 2}, 202${n + 3})`,
      ),
    );
    await run(`insert into "daneOplaty" values ${rows.join(', ')}`);
    const day = office.database.kind === 'postgres' ? 'cast(termin as date) as termin' : 'termin';
    await run(
      `create view dane_oplaty as select numer, kto as identyfikator, ${day}, kwota, zaplacono, rok from "daneOplaty"`,
    );
    const db = new DatabaseSync(file);
    db.exec('create table oplaty (numer, pesel, nip, termin, kwota, zaplacono, rok)');
    db.prepare('insert into oplaty values (1, ?, null, ?, 10.5, 1, 2026), (2, null, ?, ?, 0.1, 0, 2026)').run(
      pesel,
      '2026-01-15',
      company,
      '2026-02-15',
    );
    db.close();
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const numbers = async (client: Client, query = '', path = 'widok') => {
    const answer = await client.get(`/api/proba/${path}${query}`);
    return answer.status === 200 ? answer.json().oplaty.map(({ numer }: { numer: number }) => numer) : answer.status;
  };

  test('a view of the office’s own database gives the caller’s own rows', async () => {
    expect(await office.app.viewMistakes()).toEqual([]);
    const { oplaty, lata } = (await anna.get('/api/proba/widok')).json();
    expect(lata).toEqual([2026, 2025, 2024]);
    expect(oplaty[0]).toEqual({ numer: 9, termin: '2026-03-15', kwota: 3.1, czyZaplacono: false });
    expect(oplaty.map(({ numer }: { numer: number }) => numer)).toEqual([9, 6, 3]);
    expect(await numbers(jan)).toEqual([10, 7, 4]);
    expect(await numbers(jan, `?nip=${company}`)).toEqual([11, 8, 5]);
    expect(await numbers(anna, `?nip=${company}`)).toBe(404);
  });

  test('arguments narrow the rows and never widen them', async () => {
    expect(await numbers(anna, '?rok=2025')).toEqual([6]);
    expect(await numbers(anna, '?odDnia=2025-02-15')).toEqual([9, 6]);
    expect(await numbers(anna, '?numery=3&numery=9&numery=10')).toEqual([9, 3]);
    // A value that does not fit the type of a column matches no row.
    for (const query of ['?rok=9007199254740991', '?numery=-9007199254740991', '?numery=3000000000'])
      expect(await numbers(anna, query)).toEqual([]);
    for (const query of ["?rok=2025'", '?rok=2025%20or%201=1', '?odDnia=2025-02-15%27--'])
      expect(await numbers(anna, query)).toBe(400);
  });

  test('a named connection may have one column for each kind of number', async () => {
    expect(await numbers(anna, '', 'zewnetrzne')).toEqual([1]);
    expect(await numbers(jan, '', 'zewnetrzne')).toEqual([]);
    expect(await numbers(jan, `?nip=${company}&rok=2026`, 'zewnetrzne')).toEqual([2]);
  });

  test('a missing view breaks only its own operation', async () => {
    await run('alter table "daneOplaty" rename to "daneInne"');
    await run('drop view dane_oplaty');
    const answer = await anna.get('/api/proba/widok');
    expect([answer.status, answer.json().kod]).toEqual([500, 'BLAD_SERWERA']);
    expect(await numbers(anna, '', 'zewnetrzne')).toEqual([1]);
    const [mistake] = await office.app.viewMistakes();
    expect(mistake).toMatch(/^dajWidok can't be answered: The view cannot be read.*dane_oplaty/);
    expect(office.lines.join('')).toContain('The view cannot be read');
    // A table of the office is no view, under any name.
    await run('alter table "daneInne" rename to dane_oplaty');
    expect((await office.app.viewMistakes())[0]).toMatch(/"dane_oplaty" is a table of the office/);
    expect(await numbers(anna)).toBe(500);
  });

  test('a query that takes too long is cancelled, and the next one is answered', async () => {
    await run('create view wolny as select 1 as jeden');
    const views = new Views(office.config, 700);
    const endless = 'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) from t';
    const file = office.database.kind === 'sqlite' ? undefined : 'OPLATY';
    for (const of of new Set([undefined, file])) {
      await expect(views.read(of, 'wolny', { sql: endless, values: [] })).rejects.toThrow(
        'The view took longer than 0.7 s.',
      );
      const slow = new Views(office.config);
      expect(await slow.read(of, 'wolny', { sql: 'select 1', values: [] })).toEqual([['1']]);
      await slow.close();
    }
    await views.close();
  });

  test('a record may name values of a view, of the subject’s own rows only', async () => {
    const among = { ulica: { table: 'zewnetrzne', column: 'numer' }, numery: { table: 'zewnetrzne', column: 'numer' } };
    const sprawy = { records: { ...right.records('SP').records, among } };
    const { 'data.config.json': before } = config(OWN, NAMED);
    office.app.replaceMunicipality(
      municipalityWith({ 'data.config.json': { ...before, tables: { ...before.tables, sprawy } } }, WANTED),
    );
    let sent = 0;
    const send = async (client: Client, body: object, query = '') => {
      sent += 1;
      const key = { 'idempotency-key': `klucz-widoku-${sent}` };
      const { status } = await client.post(`/api/proba/podmiot${query}`, body, key);
      return status;
    };
    expect(await send(anna, { ulica: '1' })).toBe(200);
    expect(await send(anna, { ulica: '1', numery: [1, 1] })).toBe(200);
    for (const body of [{ ulica: '2' }, { ulica: "1' or '1'='1" }, { ulica: '' }, { ulica: '1', numery: [1, 2] }])
      expect(await send(anna, body)).toBe(400);
    expect(await send(jan, { ulica: '2' }, `?nip=${company}`)).toBe(200);
    expect(await send(jan, { ulica: '1' }, `?nip=${company}`)).toBe(400);
  });

  test('a view cannot be written to', async () => {
    const views = new Views(office.config);
    for (const [of, statement] of [
      [undefined, 'delete from konta'],
      [undefined, 'create table x (y text)'],
      ['OPLATY', 'delete from oplaty'],
    ] as const)
      await expect(views.read(of, 'wolny', { sql: statement, values: [] })).rejects.toThrow(/readonly|25006/);
    await views.close();
  });
});

const all = { where: [], order: [] };

test('rows of another number are not given, even if the database treats the numbers as equal', async () => {
  const table = { kind: 'view', name: 'w', view: 'w', subject: { pesel: 'kto', nip: 'kto' } } as const;
  const ctx = { args: {}, podmiot: { czyInstytucja: 0, pesel: '84831545206', nip: null } } as unknown as Context;
  const asking = (kto: string) => {
    const views = {
      read: async () => [
        ['1', '84831545206'],
        ['2', kto],
      ],
    } as unknown as Views;
    return viewRows(views, table, ['numer'], all)(ctx);
  };
  expect(await asking('8483 1545 206')).toHaveLength(2);
  for (const kto of ['84831545206.0', '084831545206', '9999990018', ''])
    await expect(asking(kto)).rejects.toThrow('gave rows of another subject');
  const nobody = { ...ctx, podmiot: { ...ctx.podmiot!, pesel: null } };
  expect(await viewRows({} as Views, table, ['numer'], all)(nobody)).toEqual([]);
});

describe('the statement', () => {
  const table = { kind: 'view', name: 'w', view: 'portal.oplaty', subject: { pesel: 'pesel', nip: 'pesel' } } as const;
  const cell = { kind: 'text', nullable: true, schema: {} } as const;
  const where = (is: 'equal' | 'year' | 'month' | 'from' | 'to') => [{ argument: 'a', column: 'c', type: cell, is }];
  const whose = { column: 'pesel', value: '1' };

  test.each<[Parameters<typeof where>[0], unknown, string, unknown[]]>([
    ['equal', "x' or 1=1", '"c" in ($2)', ["x' or 1=1"]],
    ['equal', [1, true], '"c" in ($2, $3)', [1, 1]],
    ['equal', [], 'false', []],
    ['year', 2026, '("c" >= $2 and "c" < $3)', ['2026-01-01', '2027-01-01']],
    ['month', '2026-12', '("c" >= $2 and "c" < $3)', ['2026-12-01', '2027-01-01']],
    ['month', 6, 'substr(cast("c" as text), 6, 2) = $2', ['06']],
    ['from', '2026-01-01', '"c" >= $2', ['2026-01-01']],
    ['to', 5, '"c" <= $2', [5]],
  ])('of %s binds every value: %j', (is, argument, condition, values) => {
    expect(viewQuery(table, ['a'], { whose, where: where(is), args: { a: argument }, language: 'pl' })).toEqual({
      sql: `select "a" from "portal"."oplaty" where "pesel" = $1 and ${condition} limit 5001`,
      values: ['1', ...values],
    });
  });

  test('of a page sorts in the database and binds the offset', () => {
    const order = [
      { column: 'c', descending: true },
      { column: 'a', descending: false },
    ];
    expect(viewQuery(table, ['a'], { whose, where: [], args: {}, language: 'pl', order, from: 20, most: 10 })).toEqual({
      sql: 'select "a" from "portal"."oplaty" where "pesel" = $1 order by "c" desc nulls last, "a" nulls last limit 10 offset $2',
      values: ['1', 20],
    });
  });

  test.each<[language: 'pl' | 'en' | 'de', column: string]>([
    ['pl', '"c_pl"'],
    ['en', `coalesce(nullif("c_en", ''), "c_pl")`],
    // The municipality has no German.
    ['de', '"c_pl"'],
  ])('reads a column with languages for %s', (language, column) => {
    const translated = { ...table, lang: { columns: ['c'], languages: ['pl', 'en'] } } as const;
    const order = [{ column: 'c', descending: true }];
    const { sql } = viewQuery(translated, ['c'], { whose, where: where('equal'), args: { a: 'x' }, language, order });
    expect(sql).toBe(
      `select ${column} from "portal"."oplaty" where "pesel" = $1 and ${column} in ($2) order by ${column} desc nulls last limit 5001`,
    );
  });

  test('of groups counts and adds up, and in SQLite counts the texts that cannot be added', () => {
    const selected = { whose, where: where('from'), args: { a: 5 }, language: 'pl' } as const;
    const sql = (isSqlite: boolean) => groupsQuery(table, ['c', 'pesel'], ['k'], selected, isSqlite).sql;
    const rest = 'from "portal"."oplaty" where "pesel" = $1 and "c" >= $2 group by "c", "pesel" limit 5001';
    expect(sql(false)).toBe(`select "c", "pesel", count(*), sum("k") ${rest}`);
    expect(sql(true)).toBe(`select "c", "pesel", count(*), sum("k"), sum(typeof("k") = 'text') ${rest}`);
  });

  test.each(['a" or 1=1 --', 'a.b', '', '1a', 'ą'])('refuses an invalid name: %s', (name) => {
    const selected = { whose, where: [], args: {}, language: 'pl' } as const;
    const order = [{ column: name, descending: false }];
    for (const query of [
      () => viewQuery(table, [name], selected),
      () => viewQuery({ ...table, view: `x.${name}.` }, ['a'], selected),
      () => viewQuery(table, ['a'], { ...selected, whose: { column: name, value: '1' } }),
      () => viewQuery(table, ['a'], { ...selected, order }),
      () => groupsQuery(table, [name], [], selected, true),
      () => groupsQuery(table, ['a'], [name], selected, false),
    ])
      expect(query).toThrow('This is no name');
  });
});
