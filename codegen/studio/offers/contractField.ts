import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { anyRecord } from '../../files/raw.ts';
import type { Field, FieldType } from '../../new/fields.ts';

/** A field of an answer or a request, as a new service would have it. */
export interface ContractField extends Field {
  /** The type of its value, by which the page names it. */
  kind: Type['kind'];
  description: string;
}

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
  return fieldOf(name, type, anyRecord(schema), required);
}

/** The same for a schema that is known already. */
export function fieldOf(
  name: string,
  type: Type,
  { description, title, maxLength }: { description?: unknown; title?: unknown; maxLength?: unknown },
  required: boolean,
): ContractField | undefined {
  const simple = SIMPLE[type.kind];
  if (!simple) return undefined;
  const isLong = simple === 'text' && typeof maxLength === 'number' && maxLength >= LONG;
  const about = [title, description].find((one) => typeof one === 'string' && one !== '');
  return {
    name,
    kind: type.kind,
    description: typeof about === 'string' ? about : '',
    label: { pl: name },
    type: isLong ? 'longtext' : simple,
    optional: !required,
    words: type.kind === 'word' ? type.words.map((value) => ({ value, label: { pl: value } })) : [],
  };
}

/** A property of a schema, or a parameter by its name. */
function writtenSchema(place: Written | undefined): { schema: unknown; required: boolean } {
  if (!place) return { schema: {}, required: false };
  const { file, path } = place as { file: JsonFile; path: Path };
  const at = (end: number): unknown =>
    path.slice(0, end).reduce<unknown>((inner, key) => anyRecord(inner)[String(key)], file.value);
  const isParameter = path.at(-1) === 'name' && path.at(-2) !== 'properties';
  if (isParameter) {
    const { schema, required, description } = anyRecord(at(-1));
    return { schema: { ...anyRecord(schema), description }, required: required === true };
  }
  const { required } = anyRecord(at(-2));
  return { schema: at(path.length), required: Array.isArray(required) && required.includes(path.at(-1)) };
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
