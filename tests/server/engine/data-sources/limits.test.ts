import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ANSWERED } from '../../../../codegen/artefact/data/plan.ts';
import * as right from '../../../codegen/data/examples.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith, numberOf } from './dataOffice.ts';

const WANTED = [...right.WANTED, 'dajZewnetrzne'];
const config = {
  tables: {
    ...right.config.tables,
    zewnetrzne: { view: 'oplaty', database: 'OPLATY', subject: { pesel: 'pesel', nip: 'nip' } },
  },
  operations: { ...right.config.operations, dajZewnetrzne: right.oplaty('zewnetrzne') },
};

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let pesel = '';
  let file = '';
  const csv = (rows: number) =>
    right.OPLATY(Array.from({ length: rows }, (_, n) => `${n};${pesel};2026-01-15;1,00;nie;2026`));
  const municipality = (rows: number) =>
    municipalityWith({ 'data.config.json': config, 'data/oplaty.csv': csv(rows) }, WANTED);

  beforeAll(async () => {
    database = await make();
    file = join(database.env.OKIENKO_VAR!, 'oplaty.sqlite');
    const db = new DatabaseSync(file);
    db.exec('create table oplaty (numer, pesel, nip, termin, kwota, zaplacono, rok)');
    db.close();
    office = await openOffice(
      database,
      { ...database.env, OKIENKO_DANE_OPLATY: file },
      { municipality: municipality(0) },
    );
    pesel = await numberOf(office, 'anna.wisniewska');
    anna = await office.login('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const rowsOf = async (path: string) => {
    const answer = await anna.get(`/api/proba/${path}`);
    return answer.status === 200 ? answer.json().oplaty.length : answer.json().kod;
  };

  test('a file is answered up to the limit of rows; one more row is an error of the office', async () => {
    office.app.replaceMunicipality(municipality(MOST_ANSWERED));
    expect(await rowsOf('oplaty')).toBe(MOST_ANSWERED);
    office.app.replaceMunicipality(municipality(MOST_ANSWERED + 1));
    expect(await rowsOf('oplaty')).toBe('BLAD_SERWERA');
    expect(office.lines.join('\n')).toContain(`at most ${MOST_ANSWERED} are answered`);
  });

  test('a view is answered up to the limit of rows; one more row is an error of the office', async () => {
    const insert = (rows: number) => {
      const db = new DatabaseSync(file);
      const statement = db.prepare(`insert into oplaty values (?, ?, null, '2026-01-15', 1, 0, 2026)`);
      db.exec('begin');
      for (let n = 0; n < rows; n++) statement.run(n, pesel);
      db.exec('commit');
      db.close();
    };
    insert(MOST_ANSWERED);
    expect(await rowsOf('zewnetrzne')).toBe(MOST_ANSWERED);
    insert(1);
    expect(await rowsOf('zewnetrzne')).toBe('BLAD_SERWERA');
    expect(office.lines.join('\n')).toContain('let a required argument choose');
  });
});
