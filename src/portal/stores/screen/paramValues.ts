import type { JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';

/**
 * Parses a value of the address by its schema: `?rok=2025` gives 2025.
 *
 * @returns undefined when the text does not fit the schema: an address may be typed by hand
 */
export function parseParam(text: string, shape: JsonSchema): unknown {
  if (shape.type === 'array' || (Array.isArray(shape.type) && shape.type.includes('array'))) {
    const items = text === '' ? [] : text.split(',').map((one) => parseParam(one, shape.items ?? {}));
    return items.includes(undefined) ? undefined : items;
  }
  const value = parseScalar(text, typeOf(shape));
  return isOfShape(value, shape) ? value : undefined;
}

/** The text of a value in an address: the inverse of `parseParam`. */
export function paramText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Does a value passed by another screen fit its schema? The items of lists are checked; records are never passed. */
export function isOfShape(value: unknown, shape: JsonSchema): boolean {
  if (value === undefined || value === null) return false;
  if (shape.enum && !shape.enum.includes(value as string)) return false;
  switch (typeOf(shape)) {
    case 'integer':
      return Number.isInteger(value) && inRange(value as number, shape);
    case 'number':
      return Number.isFinite(value) && inRange(value as number, shape);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every((item) => isOfShape(item, shape.items ?? {}));
    case 'string':
      return typeof value === 'string' && (shape.format !== 'date' || /^\d{4}-\d\d-\d\d$/.test(value));
    default:
      return true;
  }
}

function inRange(
  value: number,
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: JsonSchema,
) {
  return value >= minimum && value <= maximum;
}

function typeOf(shape: JsonSchema): string | undefined {
  return Array.isArray(shape.type) ? shape.type.find((type) => type !== 'null') : shape.type;
}

function parseScalar(text: string, type: string | undefined): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type !== 'integer' && type !== 'number') return text;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
