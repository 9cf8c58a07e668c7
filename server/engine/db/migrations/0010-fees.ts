import { type Migration, need } from './columns.ts';

export const fees: Migration = {
  name: '0010-fees',
  async up({ table }) {
    await table('oplatyLokalne', (t) =>
      t
        .addColumn('idKartyNaleznosci', 'integer', (c) => c.primaryKey().references('karty.idKartyNaleznosci'))
        .addColumn('nrDecyzji', 'text')
        .addColumn('dataPowstaniaNaleznosci', 'text', need)
        .addColumn('dataZawarciaUmowy', 'text')
        .addColumn('dataRozwiazaniaUmowy', 'text'),
    );
  },
};
