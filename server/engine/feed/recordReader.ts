import { nearest } from '../../../src/lang/values/nearest.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { isNrb } from '../../../src/lang/values/nrb.ts';
import { isPesel } from '../../../src/lang/values/pesel.ts';
import type { FaultName } from './faultCodes.ts';
import type { FaultSink } from './faults.ts';
import { schemaReason } from './feedFolder.ts';
import type { FeedKind } from './feedKind.ts';
import { type Columns, shownColumns } from './mapping.ts';
import { mask } from './mask.ts';
import type { Field, RecordSchema, SchemaError } from './recordSchemas.ts';

/** A record as it is loaded: its fields in the order of the schema, an empty one as null. */
export type FeedRecord = Record<string, string | number | boolean | null>;

const TRUE = new Set(['true', '1', 'tak', 't']);
const FALSE = new Set(['false', '0', 'nie', 'n']);

/** The value of a text by the type of its field; a text that is none stays, for the validation. */
export function typedValue(field: Field, text: string): FeedRecord[string] | undefined {
  if (text === '') return field.nullable ? null : undefined;
  switch (field.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?\d{1,13}(?:\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean': {
      const word = text.toLowerCase();
      return TRUE.has(word) ? true : FALSE.has(word) ? false : text;
    }
    default:
      return text;
  }
}

/** The record of an object of JSON Lines, whose numbers may be texts. */
export function recordOf(fields: readonly Field[], object: Readonly<Record<string, unknown>>): FeedRecord {
  const record: FeedRecord = {};
  for (const field of fields) {
    const given = object[field.name];
    const value = typeof given === 'string' ? typedValue(field, given.trim()) : given;
    if (value !== undefined) record[field.name] = value as FeedRecord[string];
    else if (field.nullable) record[field.name] = null;
  }
  return record;
}

const CODES: Readonly<Record<string, FaultName>> = {
  required: 'FIELD_MISSING',
  type: 'FIELD_TYPE',
  format: 'FIELD_FORMAT',
  pattern: 'FIELD_FORMAT',
  enum: 'FIELD_CHOICE',
  minLength: 'FIELD_LENGTH',
  maxLength: 'FIELD_LENGTH',
};

export interface RowPlace {
  file: string;
  line: number;
  /** Fields whose fault is reported already. */
  reported?: string[];
}

export interface Validation {
  schema: RecordSchema;
  check: FeedKind['check'];
  /** Columns of the export by field, where a mapping names them. */
  columns: Columns;
  faults: FaultSink;
}

/** Validates a record; every fault is reported with its place. @returns whether it can be used */
export function validRecord(
  validation: Validation,
  record: FeedRecord,
  { file, line, reported = [] }: RowPlace,
): boolean {
  const { check, columns, faults } = validation;
  const { fields, validate } = validation.schema;
  const fault = (code: FaultName, field: string, reason: string): void => {
    if (reported.includes(field)) return;
    const value = record[field];
    const place = { file, line, column: shownColumns(columns, [field]) };
    faults.add(code, { ...place, ...(value != null && { value }) }, reason);
  };
  let valid = validate(record);
  if (!valid)
    for (const error of firstOfEach(validate.errors ?? [])) {
      const field = fieldOf(error);
      if (error.keyword === 'additionalProperties') reportUnknown(validation, field, { file, line });
      else fault(CODES[error.keyword] ?? 'FIELD_RANGE', field, reasonOf(error, record[field]));
    }
  for (const { name, schema } of fields) {
    const value = record[name];
    const wrong = typeof value === 'string' ? wrongDigits(schema.format, value) : undefined;
    if (!wrong) continue;
    fault(wrong[0], name, wrong[1]);
    valid = false;
  }
  const contradiction = valid && check?.(record as never);
  if (!contradiction) return valid;
  fault('RECORD_RULE', contradiction.field, contradiction.reason);
  return false;
}

/** One fault of a field is enough: a text in a number is no multiple of anything either. */
function firstOfEach(errors: readonly SchemaError[]): SchemaError[] {
  const seen = new Map(errors.map((error) => [fieldOf(error), error]));
  for (const error of errors.toReversed()) seen.set(fieldOf(error), error);
  return [...seen.values()];
}

const fieldOf = ({ instancePath, params }: SchemaError): string =>
  instancePath.slice(1) || String(params.missingProperty ?? params.additionalProperty ?? '');

/** A name that is near no field is masked: a program may have written a PESEL or a surname in its place. */
function reportUnknown({ schema, faults }: Validation, name: string, place: RowPlace): void {
  const near = nearest(
    name,
    schema.fields.map((field) => field.name),
  );
  const column = near ? name : mask(name);
  const hint = near ? ` Did you mean ${near}?` : '';
  faults.add('FIELD_UNKNOWN', { ...place, column }, `There is no field "${column}".${hint}`);
}

/** As a spreadsheet shows a long number: `8,74E+25`. */
const SHORTENED = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

function reasonOf(error: SchemaError, value: unknown): string {
  if (error.keyword === 'required') return 'The field is empty.';
  if (typeof value === 'string' && SHORTENED.test(value))
    return 'A spreadsheet has shortened the number: format the column as text, and write it again.';
  if (error.params.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value))) return 'There is no such day.';
  if (error.keyword === 'enum' && typeof value === 'string') {
    const allowed = (error.params.allowedValues as unknown[]).filter((one) => typeof one === 'string');
    const near = nearest(value, allowed);
    return `${schemaReason(error)}${near ? ` Did you mean ${near}?` : ''}`;
  }
  return schemaReason(error);
}

/** Values whose pattern is right and whose check digit is not. */
function wrongDigits(format: string | undefined, value: string): [FaultName, string] | undefined {
  const digits = /^\d+$/.test(value);
  if (format === 'nrb')
    return digits && value.length === 26 && !isNrb(value)
      ? ['NRB_WRONG', 'The check digits do not fit the account number.']
      : undefined;
  const pesel = format === 'pesel' || (format === 'identyfikator' && value.length === 11);
  if (pesel)
    return digits && value.length === 11 && !isPesel(value)
      ? ['PESEL_WRONG', 'The check digit or the date of birth does not fit.']
      : undefined;
  if ((format === 'nip' || format === 'identyfikator') && digits && value.length === 10 && !isNip(value))
    return format === 'identyfikator' && isPesel(`0${value}`)
      ? ['PESEL_WRONG', 'It lacks the zero at its beginning: a spreadsheet drops it.']
      : ['NIP_WRONG', 'The check digit does not fit.'];
  return undefined;
}
