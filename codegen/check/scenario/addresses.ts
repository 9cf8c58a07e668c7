import type { Path } from '../../files/jsonFile.ts';
import { narrowed, type Unchecked } from '../../files/raw.ts';
import type { ScenarioAnswerJson, ScenarioAnswersJson } from '../../generated/descriptors.ts';

/** Expectations that list addresses of blocks and parts. */
export const ADDRESS_LISTS = ['visible', 'hidden', 'enabled', 'disabled', 'dialogs'] as const;

/** Expectations by address. */
export const BY_ADDRESS = ['rows', 'texts', 'absent', 'fields', 'complaints', 'step', 'steps'] as const;

/** Expectations by form and field. */
export const BY_FIELD = ['fields', 'complaints'] as const;

/** Steps whose value is an address. */
export const STEPS_AT = [
  'press',
  'open',
  'close',
  'retry',
  'choose',
  'submit',
  'leave',
  'fill',
  'next',
  'back',
  'visit',
] as const;

/** Those whose value is a wizard. */
export const WIZARD_STEPS = ['next', 'back', 'visit'] as const;

/** The response of an operation, or each of its successive responses, with its position. */
export function answersIn(
  value: Unchecked<ScenarioAnswersJson[string]>,
  at: Path,
): { answer: Unchecked<ScenarioAnswerJson>; path: Path }[] {
  return Array.isArray(value)
    ? value.map((answer: Unchecked<ScenarioAnswerJson>, index) => ({ answer, path: [...at, index] }))
    : [{ answer: narrowed<ScenarioAnswerJson>(value), path: at }];
}
