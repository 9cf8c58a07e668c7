import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { formsByOperation, type SentForm } from '../../../src/blocks/form/sentForms.ts';

type Screens = Municipality['screens'];

const known = new WeakMap<Screens, ReadonlyMap<string, readonly SentForm[]>>();

/** The forms of a municipality that send an operation. */
export function formsSending(operation: string, screens: Screens): readonly SentForm[] {
  const forms = known.get(screens) ?? formsByOperation(Object.values(screens));
  known.set(screens, forms);
  return forms.get(operation) ?? [];
}
