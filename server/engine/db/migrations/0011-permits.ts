import { flags, key, type Migration, money, need, refers, texts } from './columns.ts';

export const permits: Migration = {
  name: '0011-permits',
  async up({ table, index }) {
    await table('zezwolenia', (t) =>
      texts(
        t.addColumn('id', 'integer', key).addColumn('podmiotId', 'integer', refers('podmioty.podmiotId')),
        'pelnyNrZezwolenia',
        'pelnyNrDokumentuZezwolenia',
        'nazwaPunktuZezwolenia',
        'rodzajZezwoleniaOpis',
        'moc',
        'zezwolenieWazneOd',
        'zezwolenieWazneDo',
      ),
    );
    await table('oplatyZezwolen', (t) =>
      t
        .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
        .addColumn('zezwolenieId', 'integer', refers('zezwolenia.id'))
        .addColumn('nrRaty', 'integer', need)
        .addColumn('czyNieterminoweOswiadczenie', 'integer', need)
        .addPrimaryKeyConstraint('oplatyZezwolenKlucz', ['idKartyNaleznosci', 'zezwolenieId']),
    );
    await table('doplatyZezwolen', (t) =>
      flags(
        money(
          t
            .addColumn('id', 'integer', key)
            .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
            .addColumn('dataWplaty', 'text', need)
            .addColumn('nrRaty', 'integer'),
          'kwotaWplaty',
        ),
        'czyNieterminoweOswiadczenie',
        'czyPoTerminie',
        'czyAnulowana',
      ),
    );
    await index('doplatyZezwolen', ['idKartyNaleznosci']);
  },
};
