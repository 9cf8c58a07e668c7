import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FormKeys } from '../form/block.ts';
import type { LeafTraits } from '../traits.ts';
import type { DraftKeys } from './draftKeys.ts';

/** A form in steps. A field has the condition of its step too, so everything but the widget treats it as a form. */
export interface WizardBlock extends FormKeys {
  type: 'wizard';
  steps: readonly WizardStep[];
  /** Absent: the office keeps no drafts of it. */
  draft?: DraftKeys;
}

export interface WizardStep {
  id: string;
  title: Text;
  intro?: Text;
  /** The field with a list of records: there is such a step for each of its rows, and its expressions read `item` and `index`. */
  each?: string;
  visible?: Tree;
  /** Their names; with `each`, in the row. */
  fields: readonly string[];
  /** Computed from the input, and shown under the fields and among the answers. */
  facts?: readonly Fact[];
}

export const wizard = {
  widget: 'whenUsed',
  needs: ['src/portal/stores/FormStore.ts'],
  paper: 'omitted',
  parts: ({ fields, facts = [], steps }) => [
    ...fields.map(({ field, visible }) => ({ id: field, visible })),
    ...steps.flatMap((step) => (step.each === undefined ? (step.facts ?? []) : [])),
    ...facts,
  ],
} as const satisfies LeafTraits<WizardBlock>;
