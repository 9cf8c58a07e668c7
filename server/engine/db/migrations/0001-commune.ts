import { key, type Migration, mayRefer, money, need, refers, texts } from './columns.ts';

export const commune: Migration = {
  name: '0001-commune',
  async up({ table, index, counted }) {
    await table('notatki', (t) => t.addColumn('klucz', 'text', key).addColumn('wartosc', 'text', need));
    await table('mieszkancy', (t) =>
      texts(t.addColumn('id', 'integer', key), 'imie', 'nazwisko', 'adres')
        .addColumn('pesel', 'text', (c) => c.notNull().unique())
        .addColumn('rokUrodzenia', 'integer', need),
    );
    await index('mieszkancy', ['rokUrodzenia', 'imie']);
    await table('podmioty', (t) =>
      texts(t.addColumn('podmiotId', 'integer', key), 'nazwa', 'adres')
        .addColumn('idPodmiotu', 'text', (c) => c.notNull().unique())
        .addColumn('czyInstytucja', 'integer', need)
        .addColumn('nip', 'text', (c) => c.unique())
        .addColumn('pesel', 'text', (c) => c.unique())
        .addColumn('nrTelefonu', 'text')
        .addColumn('czySynchronizacja', 'integer', need),
    );
    await table('konta', (t) =>
      texts(t.addColumn('kontoId', 'integer', key), 'haslo', 'imie', 'nazwisko', 'email', 'stan')
        .addColumn('login', 'text', (c) => c.notNull().unique())
        .addColumn('pesel', 'text')
        .addColumn('nip', 'text')
        .addColumn('czyInstytucja', 'integer', need)
        .addColumn('czyPierwszeLogowanie', 'integer', need),
    );
    await table('kontaPodmioty', (t) =>
      t
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addPrimaryKeyConstraint('kontaPodmiotyKlucz', ['kontoId', 'podmiotId']),
    );
    await table('punktyOdbioru', (t) =>
      t
        .addColumn('idPunktuOdbioru', 'integer', key)
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('adresPunktuOdbioru', 'text', need),
    );
    await index('punktyOdbioru', ['podmiotId']);
    await table('dochody', (t) =>
      money(
        texts(t.addColumn('id', 'integer', key), 'rozdzial', 'paragraf', 'nazwaPozycji').addColumn(
          'rok',
          'integer',
          need,
        ),
        'planPoZmianach',
        'naleznosci',
        'dochodyOtrzymane',
        'dochodyWykonane',
      ),
    );
    await index('dochody', ['rok']);
    await table('tematy', (t) =>
      texts(t.addColumn('id', 'integer', key), 'pl', 'en', 'de', 'uk').addColumn('czyDodatkowy', 'integer', need),
    );
    await table('zgloszenia', (t) =>
      texts(t.addColumn('zgloszenieId', 'integer', counted), 'trescZgloszenia', 'kiedyUtworzono')
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru'))
        .addColumn('tematId', 'integer', refers('tematy.id'))
        .addColumn('kiedyObsluzono', 'text')
        .addColumn('uwagiDoZgloszenia', 'text'),
    );
    await index('zgloszenia', ['podmiotId', 'kiedyUtworzono']);
    await index('zgloszenia', ['kontoId', 'kiedyUtworzono']);
  },
};
