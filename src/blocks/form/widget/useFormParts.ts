import { useMemo } from 'react';
import type { Binding } from '../../binding.ts';
import type { FormKeys } from '../block.ts';
import { formKey } from '../formKey.ts';
import type { FormParts } from './formContext.ts';
import { useAfterPress } from './useAfterPress.ts';

/** What the parts of a form share, for the whole page. */
export function useFormParts(block: FormKeys, binding: Binding): FormParts {
  const form = binding.form(block);
  const afterPress = useAfterPress();
  return useMemo(() => {
    const leave = (field: string) => afterPress(() => form.leave(field));
    const prefix = `${formKey(block.id, form.locals)}_`;
    const ids = { idOf: (name: string) => prefix + form.idOf(name), nameOf: (id: string) => id.slice(prefix.length) };
    return partsWith(block, { binding, form, leave, after: afterPress, ...ids });
  }, [block, binding, form, afterPress]);
}

/** The same form, of which only the fields of this block are drawn. */
export const partsWith = (block: FormKeys, parts: Omit<FormParts, 'block' | 'fields'>): FormParts => ({
  ...parts,
  block,
  fields: new Map(block.fields.map((field) => [field.field, field])),
});
