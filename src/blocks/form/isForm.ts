import type { Block, BlockOf } from '../block.ts';

/** The types of blocks that are filled in and sent. */
const FORMS = ['form', 'wizard'] as const;

export const isForm = (block: Block): block is BlockOf<(typeof FORMS)[number]> =>
  (FORMS as readonly string[]).includes(block.type);

/** @param types of the blocks of a screen */
export const usesForms = (types: readonly string[]): boolean => FORMS.some((type) => types.includes(type));
