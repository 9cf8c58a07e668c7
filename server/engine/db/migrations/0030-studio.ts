import { type Migration, need } from './columns.ts';

/** What a clerk may do in the studio, and sessions there beside those at the desk. */
export const studio: Migration = {
  name: '0030-studio',
  async up({ column }) {
    await column('urzednicy', 'studio', 'text', (c) => need(c).defaultTo('[]'));
    await column('sesjeUrzednikow', 'miejsce', 'text', (c) => need(c).defaultTo('BIURKO'));
  },
};
