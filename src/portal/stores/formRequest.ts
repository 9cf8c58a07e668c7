import { isNullable, type JsonSchema } from '../../lang/descriptors/jsonSchema.ts';

/** Values by name as the request contains them: a missing value is null where the schema allows null, otherwise left out. */
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
