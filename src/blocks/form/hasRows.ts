import type { Block } from '../block.ts';

/** Does a form have a list of records? Few do: the code of rows is loaded for them. */
export const hasRows = (block: Block): boolean => 'fields' in block && block.fields.some((one) => 'rows' in one);
