import { key, type Migration, mayRefer, need, refers, texts } from './columns.ts';

export const records: Migration = {
  name: '0015-records',
  async up({ table, index, counted }) {
    await table('wpisy', (t) =>
      texts(
        t.addColumn('wpisId', 'integer', counted),
        'tabela',
        'operacja',
        'stan',
        'dane',
        'kiedyUtworzono',
        'kiedyZmieniono',
      )
        .addColumn('numer', 'text', (c) => c.notNull().unique())
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('podmiotId', 'integer', mayRefer('podmioty.podmiotId'))
        .addColumn('uwagiUrzedu', 'text'),
    );
    await index('wpisy', ['kontoId', 'kiedyUtworzono']);
    await index('wpisy', ['podmiotId', 'kiedyUtworzono']);
    await index('wpisy', ['tabela', 'kiedyUtworzono']);
    await table('numeryWpisow', (t) => t.addColumn('seria', 'text', key).addColumn('ostatni', 'integer', need));
  },
};
