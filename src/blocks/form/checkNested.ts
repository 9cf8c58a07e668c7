import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { namedTexts } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { type Raw, record, type Unchecked } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';
import type { FormBlockJson, TextsJson } from '../../../codegen/generated/descriptors.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { NestedTexts } from './block.ts';
import { drawableSchema } from './drawableSchema.ts';

type FieldJson = FormBlockJson['fields'][number];

/** Keys for the one input of a field; a record or a list has an input for each of its values. */
const ONE_INPUT = ['as', 'options', 'limit', 'digits', 'min', 'max', 'meter', 'challenge', 'autocomplete'] as const;

/** The words of a record or a list: a label for each property, a text for each value of an enum. */
export function nestedTexts(
  scope: Scope,
  raw: Raw<FieldJson>,
  path: Path,
  schema: JsonSchema,
  name: string,
): NestedTexts {
  for (const key of ONE_INPUT) {
    if (raw[key] === undefined) continue;
    const message = `"${key}" is for a field with one input, and "${name}" has an input for each of its values.`;
    scope.problem('form.nested', [...path, key], message, { key: true });
  }
  const { resolve } = scope.screen.municipality.contract;
  const { properties, words, refused } = drawableSchema(schema, name, resolve);
  for (const { part, why } of refused) {
    scope.problem('form.nested', [...path, 'field'], `"${part}" ${why}, and no input is drawn for that.`);
  }
  const texts = record(raw.nested);
  const at = [...path, 'nested'];
  return {
    labels: wordsFor(scope, texts.labels, [...at, 'labels'], { names: properties, what: 'property', all: true }),
    hints: wordsFor(scope, texts.hints, [...at, 'hints'], { names: properties, what: 'property', all: false }),
    texts: wordsFor(scope, texts.texts, [...at, 'texts'], { names: words, what: 'value of an enum', all: true }),
  };
}

interface Wanted {
  names: readonly string[];
  what: string;
  /** None may be missing. */
  all: boolean;
}

function wordsFor(
  scope: Scope,
  value: Unchecked<TextsJson>,
  path: Path,
  { names, what, all }: Wanted,
): Record<string, Text> {
  const given = value === undefined ? {} : namedTexts(scope, value, path);
  const listed = typeof value === 'object';
  scope.screen.noteSymbol({ kind: 'word', path, keys: true, names: () => names, written: () => [] });
  const missing = names.filter((name) => !Object.hasOwn(given, name));
  if (all && missing.length > 0) {
    const key = path.at(-1);
    const where = value === undefined ? path.slice(0, -1) : path;
    const group = typeof value === 'string' && Object.keys(given).length === 0;
    // A group that does not exist is reported as that.
    if (!group) scope.problem('texts.incomplete', where, `"${key}" has no text for ${missing.join(', ')}.`);
  }
  for (const stray of Object.keys(given)) {
    if (names.includes(stray)) continue;
    const near = guess(stray, missing);
    scope.problem('texts.stray', listed ? [...path, stray] : path, `"${stray}" is not a ${what} here.${near}`, {
      key: listed,
      help: [names.length > 0 ? `There are: ${names.join(', ')}` : 'There is none.'],
    });
  }
  return given;
}
