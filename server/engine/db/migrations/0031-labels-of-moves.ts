import type { Migration } from './columns.ts';

/** The labels of the choices that a resident sent with a move, as they were then. */
export const labelsOfMoves: Migration = {
  name: '0031-labels-of-moves',
  async up({ column }) {
    await column('przebiegWpisow', 'slowa', 'text');
  },
};
