import { key, type Migration, mayRefer, need, refers, texts } from './columns.ts';

export const files: Migration = {
  name: '0018-files',
  async up({ table, index }) {
    await table('pliki', (t) =>
      texts(t.addColumn('idPliku', 'text', key), 'operacja', 'pole', 'nazwa', 'stan')
        .addColumn('kontoId', 'integer', refers('konta.kontoId'))
        .addColumn('podmiotId', 'integer', mayRefer('podmioty.podmiotId'))
        .addColumn('rozmiar', 'bigint', need)
        .addColumn('przyjeto', 'bigint', need)
        .addColumn('rodzaj', 'text')
        .addColumn('powod', 'text')
        .addColumn('rozmiarZapisany', 'bigint')
        .addColumn('skrot', 'text')
        .addColumn('numerWpisu', 'text')
        .addColumn('utworzonoMs', 'bigint', need)
        .addColumn('nastepnaMs', 'bigint', need)
        .addColumn('uzytoMs', 'bigint'),
    );
    await index('pliki', ['kontoId', 'utworzonoMs']);
    await index('pliki', ['stan', 'nastepnaMs']);
    await index('pliki', ['numerWpisu']);
  },
};
