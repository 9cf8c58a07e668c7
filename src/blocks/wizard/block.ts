import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FormKeys } from '../form/block.ts';
import type { LeafTraits } from '../traits.ts';

/** A form in steps. A field has the condition of its step too, so everything but the widget treats it as a form. */
export interface WizardBlock extends FormKeys {
  type: 'wizard';
  steps: readonly WizardStep[];
}

export interface WizardStep {
  id: string;
  title: Text;
  intro?: Text;
  visible?: Tree;
  /** Their names. */
  fields: readonly string[];
}

/** In the place of a step: the page with all answers. No step has this id. */
export const CHECK_PAGE = 'sprawdzenie';

/**
 * The states of the screen that belong to the wizard of this id. Their names have a colon, which no name of an author has.
 *
 * - `step`: the step that the address names
 * - `seen`: the ids of the steps that were shown
 * - `way`: the ids of the steps that are behind each other in the history, up to the present one
 * - `change`: the step that was opened from the answers, and leads back to them
 */
export const stepStates = (id: string) =>
  ({ step: `step:${id}`, seen: `seen:${id}`, way: `way:${id}`, change: `change:${id}` }) as const;

export const wizard = {
  widget: 'whenUsed',
  needs: ['src/portal/stores/FormStore.ts'],
  paper: 'omitted',
  parts: ({ fields }) => fields.map(({ field, visible }) => ({ id: field, visible })),
} as const satisfies LeafTraits<WizardBlock>;
