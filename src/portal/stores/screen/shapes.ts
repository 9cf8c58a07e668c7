import type { JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';

/**
 * A value from an address, by its shape: `?rok=2025` gives 2025.
 *
 * @returns undefined when the text is not of the shape: an address typed by hand is no reason to fail
 */
export function parseByShape(text: string, shape: JsonSchema): unknown {
  if (shape.type === 'array' || (Array.isArray(shape.type) && shape.type.includes('array'))) {
    const items = text === '' ? [] : text.split(',').map((one) => parseByShape(one, shape.items ?? {}));
    return items.includes(undefined) ? undefined : items;
  }
  const value = parseScalar(text, typeOf(shape));
  return fits(value, shape) ? value : undefined;
}

/** The text of a value in an address; the other way of `parseByShape`. */
export function textOfValue(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Is a value that was handed over of its shape? Depth one: what is inside of lists is checked, records are not passed. */
export function fits(value: unknown, shape: JsonSchema): boolean {
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
      return Array.isArray(value) && value.every((item) => fits(item, shape.items ?? {}));
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
