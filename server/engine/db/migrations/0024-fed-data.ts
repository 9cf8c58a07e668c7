import { key, type Migration, need, texts } from './columns.ts';

/** What an office's own systems know and the demo computes: rates and amounts, documents, numbers of residents. */
export const fedData: Migration = {
  name: '0024-fed-data',
  async up({ table, column }) {
    await column('podmioty', 'dodano', 'text');
    await column('pojazdy', 'stawkaGrosze', 'integer');
    await column('parametryOdpadow', 'stawkaGrosze', 'integer');
    for (const name of ['grunty', 'budynki', 'budowle']) {
      await column(name, 'idKartyNaleznosci', 'integer', (c) => c.references('karty.idKartyNaleznosci'));
      await column(name, 'wymierzono', 'text');
    }
    for (const name of ['wymiary', 'fakturyWody']) await column(name, 'plikPdf', 'text');
    await column('wybory', 'liczbaMieszkancow', 'integer');
    await column('wybory', 'liczbaWyborcow', 'integer');
    const counts = ['ponizej18', 'od18', 'wymeldowani', 'wyjechali', 'zmarli'];
    await table('liczbyMieszkancow', (t) =>
      counts
        .reduce((columns, name) => columns.addColumn(name, 'integer', need), texts(t, 'zameldowanie', 'plec'))
        .addPrimaryKeyConstraint('liczbyMieszkancowKlucz', ['zameldowanie', 'plec']),
    );
    await table('imiona', (t) =>
      texts(t, 'imie')
        .addColumn('rokUrodzenia', 'integer', need)
        .addColumn('liczbaOsob', 'integer', need)
        .addPrimaryKeyConstraint('imionaKlucz', ['rokUrodzenia', 'imie']),
    );
    await table('wyborcy', (t) => texts(t.addColumn('pesel', 'text', key), 'nazwisko'));
  },
};
