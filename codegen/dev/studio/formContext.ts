import type { Part } from '../../studio/api.ts';
import type { Json } from '../../studio/edit.ts';
import type { PartForm } from '../forms/form.ts';

/** What templates and widgets read beside their own properties. */
export interface FormContext {
  drawn: PartForm;
  part: Part;
  value: Readonly<Record<string, Json | undefined>>;
}
