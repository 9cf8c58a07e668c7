import { key, type Migration, need, refers, texts } from './columns.ts';

export const water: Migration = {
  name: '0012-water',
  async up({ table, index, counted }) {
    await table('wodomierze', (t) =>
      texts(t.addColumn('idLicznika', 'integer', key), 'nrLicznika', 'dataMontazu')
        .addColumn('idPunktu', 'integer', refers('punktyOdbioru.idPunktuOdbioru'))
        .addColumn('miejsce', 'integer', need)
        .addColumn('zakresLicznikaCalkowite', 'integer', need)
        .addColumn('zakresLicznikaDziesietne', 'integer', need)
        .addColumn('dataWyjecia', 'text')
        .addUniqueConstraint('wodomierzeNumer', ['nrLicznika']),
    );
    await index('wodomierze', ['idPunktu']);
    await table('odczyty', (t) =>
      t
        .addColumn('idOdczytu', 'integer', key)
        .addColumn('idLicznika', 'integer', refers('wodomierze.idLicznika'))
        .addColumn('dataOdczytu', 'text', need)
        .addColumn('stanTysieczne', 'bigint', need)
        .addColumn('zuzycieTysieczne', 'bigint', need),
    );
    await index('odczyty', ['idLicznika', 'dataOdczytu']);
    await table('zgloszeniaStanu', (t) =>
      t
        .addColumn('idZgloszenia', 'integer', counted)
        .addColumn('idLicznika', 'integer', refers('wodomierze.idLicznika'))
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('kiedyUtworzono', 'text', need)
        .addColumn('kiedyObsluzono', 'text')
        .addColumn('stanTysieczne', 'bigint', need)
        .addColumn('uwagiZgloszone', 'text'),
    );
    await index('zgloszeniaStanu', ['idLicznika', 'kiedyUtworzono']);
    await index('zgloszeniaStanu', ['kontoId', 'kiedyUtworzono']);
    await table('umowyWody', (t) =>
      texts(t, 'numerUmowy', 'dataZawarcia').addColumn('idPunktu', 'integer', (c) =>
        c.primaryKey().references('punktyOdbioru.idPunktuOdbioru'),
      ),
    );
    await table('fakturyWody', (t) =>
      texts(t.addColumn('idFaktury', 'integer', key), 'numerFaktury', 'dataWystawieniaFaktury')
        .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
        .addColumn('idNaleznosciRatyZbiorczej', 'integer', (c) =>
          c.notNull().unique().references('ratyZbiorcze.idNaleznosciRatyZbiorczej'),
        )
        .addColumn('idOdczytu', 'integer', (c) => c.notNull().unique().references('odczyty.idOdczytu'))
        .addColumn('idDokumentuPdf', 'integer', (c) => c.unique())
        .addUniqueConstraint('fakturyWodyNumer', ['numerFaktury']),
    );
    await index('fakturyWody', ['idKartyNaleznosci']);
    await table('pozycjeFaktur', (t) =>
      t
        .addColumn('idFaktury', 'integer', refers('fakturyWody.idFaktury'))
        .addColumn('lp', 'integer', need)
        .addColumn('nazwa', 'text', need)
        .addColumn('iloscTysieczne', 'bigint', need)
        .addColumn('cenaBruttoGrosze', 'bigint', need)
        .addColumn('vatProcent', 'integer', need)
        .addColumn('bruttoGrosze', 'bigint', need)
        .addPrimaryKeyConstraint('pozycjeFakturKlucz', ['idFaktury', 'lp']),
    );
    await table('protokolyWymiany', (t) =>
      texts(t, 'dataWymiany', 'monter', 'powod', 'plomba')
        .addColumn('idWyjetego', 'integer', (c) => c.primaryKey().references('wodomierze.idLicznika'))
        .addColumn('idZalozonego', 'integer', (c) => c.notNull().unique().references('wodomierze.idLicznika'))
        .addColumn('stanWyjetegoTysieczne', 'bigint', need)
        .addColumn('stanZalozonegoTysieczne', 'bigint', need),
    );
    await table('zdjeciaProtokolow', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'podpis', 'dane').addColumn(
        'idWyjetego',
        'integer',
        refers('protokolyWymiany.idWyjetego'),
      ),
    );
    await index('zdjeciaProtokolow', ['idWyjetego']);
  },
};
