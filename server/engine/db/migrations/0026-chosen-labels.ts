import type { Migration } from './columns.ts';

/** The labels of the choices in a record, as they were when it was sent. */
export const chosenLabels: Migration = {
  name: '0026-chosen-labels',
  async up({ column }) {
    await column('wpisy', 'slowa', 'text');
  },
};
