import type { Migration } from './columns.ts';

export const withdrawnStates: Migration = {
  name: '0016-withdrawn-states',
  async up({ column }) {
    await column('zgloszeniaStanu', 'kiedyWycofano', 'text');
  },
};
