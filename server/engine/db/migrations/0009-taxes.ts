import { key, type Migration, money, need, ofCard, refers, type Table, texts } from './columns.ts';

export const taxes: Migration = {
  name: '0009-taxes',
  async up({ table, index }) {
    const years = (t: Table) => t.addColumn('odRoku', 'integer', need).addColumn('doRoku', 'integer');
    await table('dokumentyWlasnosci', (t) =>
      texts(t.addColumn('id', 'integer', key), 'typ', 'numer', 'dataWydania').addColumn(
        'podmiotId',
        'integer',
        refers('podmioty.podmiotId'),
      ),
    );
    await index('dokumentyWlasnosci', ['podmiotId']);
    for (const name of ['grunty', 'budynki']) {
      await table(name, (t) =>
        years(
          texts(t.addColumn('id', 'integer', key), 'rodzaj', 'pelnyIdentyfikator')
            .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'))
            .addColumn('dokumentId', 'integer', refers('dokumentyWlasnosci.id'))
            .addColumn('powierzchniaM2', 'bigint', need),
        ),
      );
      await index(name, ['podmiotId']);
    }
    await table('budowle', (t) =>
      years(
        money(
          texts(t.addColumn('id', 'integer', key), 'nazwa').addColumn(
            'podmiotId',
            'integer',
            refers('podmioty.podmiotId'),
          ),
          'wartosc',
        ),
      ),
    );
    await index('budowle', ['podmiotId']);
    await table('wymiary', (t) =>
      ofCard(texts(t.addColumn('id', 'integer', key), 'podstawaWymiaru', 'opisWymiaru'))
        .addColumn('dataWymiaru', 'text')
        .addColumn('nrDecyzji', 'text')
        .addColumn('podatekRolnyGrosze', 'bigint')
        .addColumn('podatekLesnyGrosze', 'bigint')
        .addColumn('podatekOdNieruchomosciGrosze', 'bigint')
        .addColumn('idArchiwumDruku', 'integer', (c) => c.unique()),
    );
    await index('wymiary', ['idKartyNaleznosci']);
  },
};
