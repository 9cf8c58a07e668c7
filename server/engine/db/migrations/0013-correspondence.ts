import { type Migration, mayRefer, refers, texts } from './columns.ts';

export const correspondence: Migration = {
  name: '0013-correspondence',
  async up({ table, index, counted }) {
    await table('daneKorespondencyjne', (t) =>
      texts(t, 'dane').addColumn('podmiotId', 'integer', (c) => c.primaryKey().references('podmioty.podmiotId')),
    );
    await table('zmianyDanych', (t) =>
      texts(t.addColumn('zgloszenieId', 'integer', counted), 'dane', 'daneDotychczasowe', 'kiedyUtworzono')
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
        .addColumn('kiedyObsluzono', 'text')
        .addColumn('uwagiDoZgloszenia', 'text'),
    );
    await index('zmianyDanych', ['podmiotId', 'kiedyUtworzono']);
    await index('zmianyDanych', ['kontoId', 'kiedyUtworzono']);
  },
};
