import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { anyRecord } from '../../files/raw.ts';
import type { Field, FieldType } from '../../new/fields.ts';
import { readWords, type Words } from '../../new/words.ts';
import { type Loose, valueAt } from '../value.ts';

/** A field of an answer or a request, as a new service would have it. */
export interface ContractField extends Field {
  /** The type of its value, by which the page names it. */
  kind: Type['kind'];
  /** In the language of the contract. */
  description: string;
  /** What it is, for whoever shapes the portal. */
  about?: Words;
}

type Described = Record<'title' | 'description' | 'x-description' | 'maxLength', unknown>;

/** Types whose values one label and one cell can show. */
const SIMPLE: Partial<Record<Type['kind'], FieldType>> = {
  text: 'text',
  money: 'money',
  number: 'number',
  date: 'date',
  datetime: 'date',
  flag: 'flag',
  word: 'choice',
};

/** Texts of this length have several lines. */
const LONG = 300;

/** @returns undefined for what one line of words cannot show: lists, records, files, markup */
export function contractField(name: string, type: Type, written: readonly Written[]): ContractField | undefined {
  const { schema, required } = writtenSchema(written[0]);
  return fieldOf(name, type, schema, required);
}

/** The same for an argument of an operation: what is written of it beside a `$ref` counts before that of the schema. */
export function argumentField(
  contract: CheckedMunicipality['contract'],
  { id, args }: Operation,
  name: string,
  required: boolean,
): ContractField | undefined {
  const { schema } = args[name]!;
  const { schema: written } = writtenSchema(contract.places.argument(id, name));
  return fieldOf(name, contract.typeOf(schema), { ...contract.resolve(schema), ...written }, required);
}

function fieldOf(
  name: string,
  type: Type,
  { description, title, maxLength, 'x-description': words }: Partial<Described>,
  required: boolean,
): ContractField | undefined {
  const simple = SIMPLE[type.kind];
  if (!simple) return undefined;
  const isLong = simple === 'text' && typeof maxLength === 'number' && maxLength >= LONG;
  const said = [title, description].find((one) => typeof one === 'string' && one !== '');
  const about = readWords(words);
  return {
    name,
    kind: type.kind,
    description: typeof said === 'string' ? said : '',
    ...(about && { about }),
    label: { pl: name },
    type: isLong ? 'longtext' : simple,
    optional: !required,
    words: type.kind === 'word' ? type.words.map((value) => ({ value, label: { pl: value } })) : [],
  };
}

/** A property of a schema, or a parameter by its name. */
function writtenSchema(place: Written | undefined): { schema: Partial<Described>; required: boolean } {
  if (!place) return { schema: {}, required: false };
  const { file, path } = place as { file: JsonFile; path: Path };
  const at = (end: number) => valueAt(file.value as Loose, path.slice(0, end));
  const isParameter = path.at(-1) === 'name' && path.at(-2) !== 'properties';
  if (isParameter) {
    const { schema, required, description, 'x-description': words } = anyRecord(at(-1));
    return { schema: { ...anyRecord(schema), description, 'x-description': words }, required: required === true };
  }
  const { required } = anyRecord(at(-2));
  const schema = anyRecord(at(path.length));
  return { schema, required: Array.isArray(required) && required.includes(path.at(-1)) };
}

/** Numbers of records are for programs: they come last. */
export const readableFirst = (fields: readonly ContractField[]): ContractField[] => [
  ...fields.filter(({ name }) => !isId(name)),
  ...fields.filter(({ name }) => isId(name)),
];

/** A number of a record. */
export const isId = (name: string): boolean => /^id(?:[A-Z]|$)|Id$/.test(name);

/** The fields of a record that one line can show. */
export function fieldsOf(type: Type): ContractField[] {
  const fields = type.kind === 'record' ? type.fields() : {};
  const written = (name: string) => (type.kind === 'record' && type.written?.(name)) || [];
  return readableFirst(Object.entries(fields).flatMap(([name, one]) => contractField(name, one, written(name)) ?? []));
}
