import { type Migration, need, refers, texts } from './columns.ts';

/** The history of applications with a process, their terms, and the documents that the office attached. */
export const process: Migration = {
  name: '0017-process',
  async up({ table, index, column, counted }) {
    await column('wpisy', 'termin', 'text');
    await column('wpisy', 'kiedyPrzypomniano', 'text');
    await column('wpisy', 'czyDokument', 'integer', (c) => c.notNull().defaultTo(0));
    await index('wpisy', ['termin']);
    await table('przebiegWpisow', (t) =>
      texts(t.addColumn('przebiegId', 'integer', counted), 'kiedy', 'ruch', 'stan', 'kto', 'dane')
        .addColumn('wpisId', 'integer', refers('wpisy.wpisId'))
        .addColumn('kontoId', 'integer')
        .addColumn('osoba', 'text')
        .addColumn('uwagi', 'text'),
    );
    await index('przebiegWpisow', ['wpisId']);
    await index('przebiegWpisow', ['kontoId', 'kiedy']);
    await table('dokumentyWpisow', (t) =>
      texts(
        t.addColumn('przebiegId', 'integer', (c) => c.primaryKey().references('przebiegWpisow.przebiegId')),
        'nazwa',
        'skrot',
      ).addColumn('tresc', 'text', need),
    );
  },
};
