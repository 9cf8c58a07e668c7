import { key, type Migration, need, refers, texts } from './columns.ts';

/** Forms that are filled in and not sent yet. */
export const drafts: Migration = {
  name: '0020-drafts',
  async up({ table, index }) {
    await table('szkice', (t) =>
      texts(t.addColumn('idSzkicu', 'text', key), 'ekran', 'blok', 'adres', 'dane', 'stan')
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('krok', 'text')
        .addColumn('wersja', 'integer', need)
        .addColumn('zapisanoMs', 'bigint', need)
        .addColumn('koniecMs', 'bigint', need),
    );
    await index('szkice', ['kontoId', 'podmiotId']);
    await index('szkice', ['koniecMs']);
    await table('plikiSzkicow', (t) =>
      t
        .addColumn('idSzkicu', 'text', refers('szkice.idSzkicu'))
        .addColumn('idPliku', 'text', need)
        .addPrimaryKeyConstraint('plikiSzkicowKlucz', ['idSzkicu', 'idPliku']),
    );
    await index('plikiSzkicow', ['idPliku']);
  },
};
