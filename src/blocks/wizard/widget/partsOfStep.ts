import type { RowBinding } from '../../binding.ts';
import type { FormParts } from '../../form/widget/formContext.ts';
import { partsOfRow } from '../../form/widget/rows/partsOfRow.ts';
import type { WizardStep } from '../block.ts';

/** What the fields of a step see that is about a row. */
export function partsOfStep(whole: FormParts, step: WizardStep, row: RowBinding): FormParts {
  const field = whole.fields.get(step.each ?? '');
  if (!field?.rows) throw new Error(`The step ${step.id} is about rows of no field.`);
  const asked = field.rows.fields.filter((one) => step.fields.includes(one.field));
  return partsOfRow(whole, field, row, asked);
}
