import { key, type Migration, need } from './columns.ts';

/** Reads of those who read much, whichever process answers them. */
export const reads: Migration = {
  name: '0027-reads',
  async up({ table }) {
    await table('odczytyWywolan', (t) =>
      t.addColumn('klucz', 'text', key).addColumn('zuzyte', 'bigint', need).addColumn('kiedyMs', 'bigint', need),
    );
  },
};
