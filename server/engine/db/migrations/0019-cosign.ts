import { type Migration, refers } from './columns.ts';

/** The second persons whose signature an application waits for. */
export const cosign: Migration = {
  name: '0019-cosign',
  async up({ table, index }) {
    await table('podpisyWpisow', (t) =>
      t
        .addColumn('wpisId', 'integer', refers('wpisy.wpisId'))
        .addColumn('pesel', 'text', (c) => c.notNull())
        .addColumn('kontoId', 'integer')
        .addColumn('kiedy', 'text')
        .addColumn('kiedyPrzypomniano', 'text')
        .addPrimaryKeyConstraint('podpisyWpisowKlucz', ['wpisId', 'pesel']),
    );
    await index('podpisyWpisow', ['pesel']);
  },
};
