import type { Block } from '../../../src/blocks/block.ts';
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
  'page',
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

/** Parts that have no id of their own: the box of a row and what is in its place, a button, the sums of a list. */
const NAMELESS = ['select', 'instead', 'button', 'totals'];

/** What an address can name in the rows of a block: whatever has a name inside it, such as a block, a button or a field. */
export function namesInRows(block: Block): readonly string[] {
  const names = known.get(block) ?? [...new Set([...named(block), ...NAMELESS])].filter((name) => name !== block.id);
  known.set(block, names);
  return names;
}

/** A block is compiled once, and named in many addresses. */
const known = new WeakMap<Block, readonly string[]>();

function named(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(named);
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? named(inner) : key === 'id' || key === 'field' ? [inner] : [],
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';
