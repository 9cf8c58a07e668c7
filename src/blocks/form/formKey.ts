import type { Locals } from '../scope.ts';

/** The name of a form in its page: that of the block and, in a repeat, the position of the item from 1. */
export const formKey = (id: string, { index }: Locals): string =>
  typeof index === 'number' ? `${id}-${index + 1}` : id;
