import { createContext, use } from 'react';
import type { Binding, FormBinding } from '../../binding.ts';
import type { FormField, FormKeys } from '../block.ts';

/** What the parts of one form share, also those that rjsf draws. */
export interface FormParts {
  block: FormKeys;
  binding: Binding;
  form: FormBinding;
  fields: ReadonlyMap<string, FormField>;
  /** A field was left: its message is shown now, or when no pointer button is pressed any more. */
  leave(field: string): void;
  /** Runs it now, or when no pointer button is pressed any more. */
  after(run: () => void): void;
  /** The id of a control: of a field, or of a value inside a record or a list, `osoby.0.imie`. rjsf makes the same. */
  idOf(name: string): string;
  /** The other way. */
  nameOf(id: string): string;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

export function useForm(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A part of a form is drawn outside a form.');
  return parts;
}
