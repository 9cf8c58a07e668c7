import { type Migration, mayRefer, need, refers, texts } from './columns.ts';

export const liquidWaste: Migration = {
  name: '0014-liquid-waste',
  async up({ table, index, counted }) {
    await table('zamowieniaNieczystosci', (t) =>
      texts(
        t.addColumn('idZamowienia', 'integer', counted),
        'adres',
        'odDnia',
        'doDnia',
        'telefon',
        'stan',
        'kiedyUtworzono',
        'kiedyZmieniono',
      )
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
        .addColumn('pojemnoscSetne', 'integer', need)
        .addColumn('uwagi', 'text')
        .addColumn('uwagiUrzedu', 'text'),
    );
    await index('zamowieniaNieczystosci', ['podmiotId', 'kiedyUtworzono']);
    await index('zamowieniaNieczystosci', ['kontoId', 'kiedyUtworzono']);
  },
};
