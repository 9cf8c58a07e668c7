import { booking, flags, key, type Migration, mayRefer, money, need, ofCard, refers, texts } from './columns.ts';

export const dues: Migration = {
  name: '0002-dues',
  async up({ table, index }) {
    await table('karty', (t) =>
      texts(
        t.addColumn('idKartyNaleznosci', 'integer', key),
        'aplikacjaNaleznosci',
        'symbolKarty',
        'numerKontaBankowego',
        'nazwaPlatnika',
      )
        .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
        .addColumn('rok', 'integer', need)
        .addColumn('uslugaId', 'integer', need)
        .addColumn('czyInstytucja', 'integer', need)
        .addColumn('idPunktuOdbioru', 'integer', mayRefer('punktyOdbioru.idPunktuOdbioru')),
    );
    await index('karty', ['podmiotId', 'rok', 'aplikacjaNaleznosci']);
    await table('wspolzobowiazani', (t) =>
      texts(
        t.addColumn('id', 'integer', key).addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci')),
        'nazwaUdzialowca',
      )
        .addColumn('adresUdzialowca', 'text')
        .addColumn('udzial', 'text')
        .addColumn('formaWladania', 'text'),
    );
    await index('wspolzobowiazani', ['idKartyNaleznosci']);
    await table('ratyZbiorcze', (t) =>
      flags(
        money(
          ofCard(t.addColumn('idNaleznosciRatyZbiorczej', 'integer', key)).addColumn('terminPlatnosci', 'text', need),
          'kwotaRaty',
          'kwotaGlowna',
          'kosztyEgzekucji',
          'oplataProlongacyjna',
          'odsetki',
        ),
        'czySplacona',
        'jestUpomnienie',
        'jestWezwanie',
        'jestRozlozenieNaRaty',
        'jestOdroczenieTerminu',
        'jestTytulWykonawczy',
        'zleconoPlatnoscZKIR',
        'zleconoPlatnoscZP24',
      ),
    );
    await index('ratyZbiorcze', ['idKartyNaleznosci', 'terminPlatnosci']);
    await table('raty', (t) =>
      money(
        t
          .addColumn('idNaleznosciRaty', 'integer', key)
          .addColumn('idNaleznosciRatyZbiorczej', 'integer', refers('ratyZbiorcze.idNaleznosciRatyZbiorczej'))
          .addColumn('nrRaty', 'integer', need)
          .addColumn('rodzajOplaty', 'text', need),
        'kwotaRaty',
        'kwotaGlowna',
        'kosztyEgzekucji',
        'oplataProlongacyjna',
        'odsetki',
      ),
    );
    await index('raty', ['idNaleznosciRatyZbiorczej', 'nrRaty']);
    await table('wplaty', (t) => booking(ofCard(t.addColumn('id', 'integer', key))));
    await index('wplaty', ['idKartyNaleznosci', 'dataOperacji']);
    await table('elementy', (t) =>
      money(booking(ofCard(t.addColumn('id', 'integer', key))), 'pozostaloDoSplaty')
        .addColumn('nrDecyzji', 'text')
        .addColumn('dataDoreczenia', 'text'),
    );
    await index('elementy', ['idKartyNaleznosci', 'dataOperacji']);
    await table('pojazdy', (t) =>
      texts(ofCard(t.addColumn('id', 'integer', key)), 'nrRejestracyjny', 'marka', 'nazwaStawki'),
    );
    await index('pojazdy', ['idKartyNaleznosci', 'nrRejestracyjny']);
  },
};
