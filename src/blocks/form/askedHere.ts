import type { FormField, Rows } from './block.ts';

/** The fields that a row itself asks; steps of a wizard ask the others. */
export const askedHere = ({ fields }: Pick<Rows, 'fields'>): readonly FormField[] =>
  fields.filter(({ step }) => step === undefined);
