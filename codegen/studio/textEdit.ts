import { Refusal } from './edit.ts';
import { bare, isObject, type Loose, type LooseObject, valueAt } from './value.ts';

/** The file of a text, and the path in it. @throws Refusal for a key that no file can have */
export function textPlace(key: string, language: string): { file: string; path: readonly string[] } {
  const [namespace = '', ...path] = key.split('.');
  if (!/^[a-zA-Z0-9-]+$/.test(namespace) || path.length === 0 || path.includes(''))
    throw new Refusal(`"${key}" cannot be the key of a text.`, `„${key}” nie może być kluczem tekstu.`);
  return { file: `locales/${language}/${namespace}.json`, path };
}

/**
 * The content of a file of texts with another text.
 *
 * @param text '' or what the base says: its own text is taken away
 * @param below the text of the base
 * @returns undefined: the file has no text any more
 */
export function withText(
  content: LooseObject,
  path: readonly string[],
  text: string,
  below: Loose | undefined,
): LooseObject | undefined {
  const result = bare(content) as LooseObject;
  const taken = text === '' || text === below;
  const parents = [result];
  for (const key of path.slice(0, -1)) {
    const at = parents.at(-1)!;
    const next = at[key] ?? (Object.create(null) as LooseObject);
    if (!isObject(next)) throw isText(key);
    at[key] = next;
    parents.push(next);
  }
  if (isObject(valueAt(result, path))) throw isText(path.at(-1)!);
  if (!taken) {
    parents.at(-1)![path.at(-1)!] = text;
    return result;
  }
  for (const [depth, key] of [...path.entries()].reverse()) {
    const at = parents[depth]!;
    if (depth === path.length - 1 || Object.keys(at[key] as LooseObject).length === 0) delete at[key];
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

const isText = (key: string): Refusal =>
  new Refusal(
    `"${key}" is a text and not a group of texts, or the other way round.`,
    `„${key}” jest tekstem, a nie grupą tekstów, albo na odwrót.`,
  );
