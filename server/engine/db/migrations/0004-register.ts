import type { ColumnDefinitionBuilder } from 'kysely';
import { key, type Migration, money, need, texts } from './columns.ts';

export const register: Migration = {
  name: '0004-register',
  async up({ table, index, column, run }) {
    const text = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo('');
    await column('mieszkancy', 'plec', 'text', text);
    await column('mieszkancy', 'dataUrodzenia', 'text', text);
    await column('mieszkancy', 'czyObywatel', 'integer', (c) => c.notNull().defaultTo(1));
    await column('mieszkancy', 'zameldowanie', 'text', (c) => c.notNull().defaultTo('STALE'));
    await column('mieszkancy', 'zameldowanyOd', 'text', text);
    await column('mieszkancy', 'zameldowanyDo', 'text');
    await column('mieszkancy', 'koniec', 'text');
    // Who is in the register already: what the PESEL says, and at home since birth.
    const month = 'cast(substr(pesel, 3, 2) as integer) % 20';
    await run(
      `update mieszkancy set plec = case when cast(substr(pesel, 10, 1) as integer) % 2 = 0 then 'K' else 'M' end,
         "dataUrodzenia" = cast("rokUrodzenia" as text) || case when ${month} < 10 then '-0' else '-' end
           || cast(${month} as text) || '-' || substr(pesel, 5, 2)`,
    );
    await run('update mieszkancy set "zameldowanyOd" = "dataUrodzenia"');
    // Each count of the whole register reads one index and no table.
    await run('drop index "mieszkancyWgRokUrodzeniaImie"');
    await index('mieszkancy', ['rokUrodzenia', 'imie', 'zameldowanyOd', 'zameldowanyDo']);
    await index('mieszkancy', [
      'zameldowanie',
      'plec',
      'czyObywatel',
      'dataUrodzenia',
      'zameldowanyOd',
      'zameldowanyDo',
      'koniec',
    ]);
    await table('wydatki', (t) =>
      money(
        texts(t.addColumn('id', 'integer', key), 'rozdzial', 'paragraf', 'nazwaPozycji').addColumn(
          'rok',
          'integer',
          need,
        ),
        'planPoZmianach',
        'wydatki',
        'zobowiazania',
        'koszty',
        'zaangazowanie',
      ),
    );
    await index('wydatki', ['rok']);
    await table('wybory', (t) => texts(t.addColumn('dataWyborow', 'text', key), 'pl', 'en', 'de', 'uk'));
  },
};
