import type { Type } from '../../lang/expressions/types.ts';

/** Such a list has rows. */
export const isListOfRecords = (type: Type): boolean => type.kind === 'list' && type.of.kind === 'record';
