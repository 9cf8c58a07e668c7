import { type JsonFile, type Path, placeKey } from '../../files/jsonFile.ts';
import type { Schemas } from '../../files/schemas.ts';
import { checkShape } from '../../files/shape.ts';
import type { ScreenContext } from './screenContext.ts';

/** Places of expressions and text keys in the schema. */
export function writtenPlaces(schemas: Schemas, schema: string, value: unknown): Path[] {
  const places: Path[] = [];
  checkShape(schemas, schemas.open(schema), value, [], {
    problem: () => {},
    place: (kind, path) => {
      if (kind === 'expression' || kind === 'text') places.push(path);
    },
  });
  return places;
}

/** Reports keys that are never read, such as a value beside a match: the author expects an effect. */
export function checkIdleKeys(context: ScreenContext): void {
  const { schemas, fragments } = context.municipality;
  const included = [...context.included].flatMap((name): [JsonFile, string][] => {
    const file = fragments.get(name);
    return file ? [[file, 'descriptors/fragment.schema.json']] : [];
  });
  const all: [JsonFile, string][] = [[context.file, 'descriptors/screen.schema.json'], ...included];
  for (const [file, schema] of all) {
    for (const path of writtenPlaces(schemas, schema, file.value)) {
      const value = valueAt(file.value, path);
      if (typeof value !== 'string' || value === 'hide' || context.visited.has(placeKey(file, path))) continue;
      const message = `"${path.at(-1)}" has no effect here: another key beside it takes precedence. Keep one of them.`;
      context.in(file, () => context.problem('key.idle', path, message, { warning: true, key: true }));
    }
  }
}

function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const part of path) found = (found as Record<string | number, unknown>)[part];
  return found;
}
