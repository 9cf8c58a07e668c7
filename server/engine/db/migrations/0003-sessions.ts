import { key, type Migration, need, refers, texts } from './columns.ts';

export const sessions: Migration = {
  name: '0003-sessions',
  async up({ table, index, counted }) {
    await table('sesje', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'ciasteczkoHash')
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('czyOgraniczona', 'integer', need)
        .addColumn('rozpoczetoMs', 'bigint', need)
        .addColumn('koniecMs', 'bigint', need),
    );
    await index('sesje', ['kontoId', 'rozpoczetoMs']);
    await index('sesje', ['koniecMs']);
    await table('powtorzenia', (t) =>
      texts(t, 'operacja', 'klucz', 'trescHash', 'odpowiedz')
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('kiedyMs', 'bigint', need)
        .addPrimaryKeyConstraint('powtorzeniaKlucz', ['kontoId', 'operacja', 'klucz']),
    );
    await index('powtorzenia', ['kiedyMs']);
    await table('proby', (t) =>
      t
        .addColumn('klucz', 'text', key)
        .addColumn('porazki', 'integer', need)
        .addColumn('blokady', 'integer', need)
        .addColumn('odMs', 'bigint', need)
        .addColumn('doMs', 'bigint', need),
    );
  },
};
