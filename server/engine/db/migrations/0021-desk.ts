import { type Migration, mayRefer, need, refers, texts } from './columns.ts';

/** Clerks, their sessions, the applications assigned to them, and the log of what they have read and done. */
export const desk: Migration = {
  name: '0021-desk',
  async up({ table, index, counted, appendOnly }) {
    await table('urzednicy', (t) =>
      texts(
        t.addColumn('kontoId', 'integer', (c) => c.primaryKey().references('konta.kontoId')),
        ...['haslo', 'imie', 'nazwisko', 'email', 'uprawnienia', 'rodzaje', 'stan', 'kiedyUtworzono'],
      )
        .addColumn('login', 'text', (c) => c.notNull().unique())
        .addColumn('hasloDoMs', 'bigint')
        .addColumn('totpSekret', 'text')
        .addColumn('totpKrok', 'integer'),
    );
    await table('sesjeUrzednikow', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'ciasteczkoHash', 'etap', 'siec')
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('kontoId', 'integer', refers('urzednicy.kontoId'))
        .addColumn('rozpoczetoMs', 'bigint', need)
        .addColumn('koniecMs', 'bigint', need),
    );
    await index('sesjeUrzednikow', ['kontoId']);
    await index('sesjeUrzednikow', ['koniecMs']);
    await table('przydzialyWpisow', (t) =>
      t
        .addColumn('wpisId', 'integer', (c) => c.primaryKey().references('wpisy.wpisId'))
        .addColumn('kontoId', 'integer', refers('urzednicy.kontoId'))
        .addColumn('kiedy', 'text', need),
    );
    await index('przydzialyWpisow', ['kontoId']);
    await table('dziennikUrzednikow', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'kiedy', 'login', 'siec', 'czynnosc', 'szczegoly')
        .addColumn('kontoId', 'integer', mayRefer('urzednicy.kontoId'))
        .addColumn('numer', 'text'),
    );
    await index('dziennikUrzednikow', ['numer']);
    await index('dziennikUrzednikow', ['kiedy']);
    await appendOnly('dziennikUrzednikow');
  },
};
