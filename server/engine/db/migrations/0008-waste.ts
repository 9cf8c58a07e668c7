import { key, type Migration, need, refers, texts } from './columns.ts';

export const waste: Migration = {
  name: '0008-waste',
  async up({ table, index }) {
    await table('parametryOdpadow', (t) =>
      texts(t.addColumn('id', 'integer', key), 'parametr', 'odDnia', 'jednostkaMiary')
        .addColumn('idPunktuOdbioru', 'integer', refers('punktyOdbioru.idPunktuOdbioru'))
        .addColumn('doDnia', 'text')
        .addColumn('wartoscSetne', 'bigint', need),
    );
    await index('parametryOdpadow', ['idPunktuOdbioru']);
  },
};
