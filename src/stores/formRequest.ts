import type { JsonSchema } from '../descriptors/jsonSchema.ts';

/** May it be null? */
export function isNullable(schema: JsonSchema | undefined): boolean {
  if (!schema) return false;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return (
    types.includes('null') ||
    schema.enum?.includes(null) === true ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isNullable)
  );
}

/** Values by name as the request holds them: nothing is null where the schema knows null, and left out elsewhere. */
export function asRequest(
  schema: JsonSchema,
  names: Iterable<string>,
  read: (name: string) => unknown,
): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== null && value !== undefined) request[name] = value;
    else if (isNullable(schema.properties?.[name])) request[name] = null;
  }
  return request;
}
