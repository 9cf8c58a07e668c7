import { type Migration, need, texts } from './columns.ts';

/** Loads of feeds, the records that they brought, and what was there before. */
export const feeds: Migration = {
  name: '0023-feeds',
  async up({ table, index, counted, run }) {
    await table('zasilenia', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'zrodlo', 'kiedy', 'stanNa', 'skrot', 'stan', 'liczby')
        .addColumn('ostatniPodmiot', 'integer', need)
        .addColumn('kiedySprawdzono', 'text', need),
    );
    await index('zasilenia', ['zrodlo', 'id']);
    await table('zasileniaRekordy', (t) =>
      texts(t, 'rodzaj', 'klucz', 'zrodlo', 'skrot', 'kwoty', 'wiersz')
        .addColumn('zasilenieId', 'integer', need)
        .addPrimaryKeyConstraint('zasileniaRekordyKlucz', ['rodzaj', 'klucz']),
    );
    await table('zasileniaZmiany', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'rodzaj', 'klucz')
        .addColumn('zasilenieId', 'integer', need)
        .addColumn('rekord', 'text')
        .addColumn('wiersz', 'text', need),
    );
    await index('zasileniaZmiany', ['zasilenieId']);
    // Whether a feed has brought an online payment back is asked for a few rows at a time.
    await run(`create index "zasileniaRekordyWplat" on "zasileniaRekordy" (wiersz) where rodzaj = 'wplaty'`);
  },
};
