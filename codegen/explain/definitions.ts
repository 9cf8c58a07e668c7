import { definitionCalls } from '../files/definitionCalls.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import { anyRecord } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import { type Found, findIn, type Missing } from './find.ts';

/** Finds a definition by its name, whatever file of screens/definitions/ has it, and parts of it: `zalegla/params/termin`. */
export function findDefinition(files: readonly JsonFile[], address: string): Found | Missing {
  const [name = '', ...rest] = address.split('/');
  const file = files.find((one) => Object.hasOwn(definedIn(one), name));
  if (!file) {
    const known = files.flatMap((one) => Object.keys(definedIn(one)));
    return { why: `There is no definition "${name}".${guess(name, known)}` };
  }
  return findIn(file, ['define', name, ...rest].join('/'), { blocks: false });
}

/** The definitions that a value names, directly or through another definition, by name. */
export function definitionsBehind(files: readonly JsonFile[], value: unknown): Map<string, Found> {
  const found = new Map<string, Found>();
  const follow = (one: unknown): void => {
    for (const { name } of definitionCalls(one, (name) => files.some((file) => Object.hasOwn(definedIn(file), name)))) {
      if (found.has(name)) continue;
      const behind = findDefinition(files, name);
      if ('why' in behind) continue;
      found.set(name, behind);
      follow(behind.value);
    }
  };
  follow(value);
  return found;
}

const definedIn = (file: JsonFile): Record<string, unknown> => anyRecord(anyRecord(file.value).define);
