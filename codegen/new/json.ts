/** JSON in the form of the municipality's files: a value that fits into 120 characters is on one line. */
export function asJson(value: object): string {
  return `${print(value, '', 0, true)}\n`;
}

/**
 * A value that begins somewhere in a line.
 *
 * @param before characters of the line before it
 * @param open it takes several lines in any case
 */
export function print(value: unknown, indent: string, before: number, open = false): string {
  const flat = inline(value);
  // A comma may follow.
  if (!open && indent.length + before + flat.length < WIDTH) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return flat;
    return `[\n${value.map((item) => deeper + print(item, deeper, 0)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return deeper + name + print(item, deeper, name.length);
  });
  return entries.length ? `{\n${entries.join(',\n')}\n${indent}}` : flat;
}

const WIDTH = 120;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}
