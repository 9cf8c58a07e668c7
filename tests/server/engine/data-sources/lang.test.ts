import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as right from '../../../codegen/data/examples.ts';
import { forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { municipalityWith } from './dataOffice.ts';

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;

  beforeAll(async () => {
    database = await make();
    const municipality = municipalityWith(
      {
        'data.config.json': {
          tables: {
            ...right.config.tables,
            sale: right.saleTable,
            saleWidoku: { view: 'dane_sale', lang: ['nazwa', 'opis'] },
          },
          operations: {
            ...right.config.operations,
            dajSale: right.sale(),
            dajSaleWidoku: {
              answer: {
                ...right.sale('saleWidoku').answer,
                sale: { ...right.sale('saleWidoku').answer.sale, fields: { opis: 'opis' } },
              },
            },
          },
        },
        'data/sale.csv': right.SALE,
      },
      [...right.WANTED, 'dajSale', 'dajSaleWidoku'],
    );
    office = await openOffice(database, database.env, { municipality });
    const run = (statement: string) => sql.raw(statement).execute(office.database.query);
    await run('create table "daneSale" (id integer, nazwa_pl text, nazwa_en text, opis_pl text, opis_en text)');
    await run(
      `insert into "daneSale" values (1, 'Hala', 'Sports hall', 'Duża', null), (2, 'Boisko', 'Yard', null, 'Open'), (3, 'Aula', '', 'Stara', 'Old')`,
    );
    await run('create view dane_sale as select * from "daneSale"');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  test.each(['sale', 'sale-widoku'])('%s are named in the language of the call', async (path) => {
    const get = async (query: string) => (await office.anonymous.get(`/api/proba/${path}${query}`)).json();
    const polish = {
      sale: [
        { id: 3, nazwa: 'Aula', opis: 'Stara' },
        { id: 2, nazwa: 'Boisko', opis: null },
        { id: 1, nazwa: 'Hala', opis: 'Duża' },
      ],
      nazwy: ['Aula', 'Boisko', 'Hala'],
    };
    expect(await get('')).toEqual(polish);
    // The municipality has no German.
    expect(await get('?lang=de')).toEqual(polish);
    expect(await get('?lang=en')).toEqual({
      sale: [
        { id: 3, nazwa: 'Aula', opis: 'Old' },
        { id: 1, nazwa: 'Sports hall', opis: 'Duża' },
        { id: 2, nazwa: 'Yard', opis: 'Open' },
      ],
      nazwy: ['Aula', 'Sports hall', 'Yard'],
    });
    expect((await get('?lang=en&nazwa=Yard')).sale).toEqual([{ id: 2, nazwa: 'Yard', opis: 'Open' }]);
    expect((await get('?nazwa=Yard')).sale).toEqual([]);
  });

  test('a language that a view lacks is named at the start', async () => {
    expect(await office.app.viewMistakes()).toEqual([]);
    await sql.raw('drop view dane_sale').execute(office.database.query);
    await sql
      .raw('create view dane_sale as select id, nazwa_pl, nazwa_en, opis_pl from "daneSale"')
      .execute(office.database.query);
    expect((await office.app.viewMistakes()).join()).toContain('opis_en');
  });
});
