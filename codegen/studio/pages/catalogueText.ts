import { dirname, join, relative } from 'node:path';
import { parseJsonFile } from '../../files/jsonFile.ts';
import { CATALOGUE_EDIT } from '../../overlay/layers.ts';
import { Refusal } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import { rewrite } from '../layout/rewrite.ts';
import { bare, isObject, type Loose, type LooseObject } from '../value.ts';

/** @throws Refusal when it cannot be read */
export function contentIn(text: string, name: string): LooseObject {
  const { file, problems } = parseJsonFile(text, name);
  const value = bare(file.value as Loose);
  if (problems.length > 0 || !isObject(value))
    throw new Refusal(
      `${name} is no valid JSON: mend it first.`,
      `${name} nie jest poprawnym JSON: popraw go najpierw.`,
    );
  return value;
}

export function listIn(root: LooseObject, key: string): Loose[] {
  const list = root[key];
  return Array.isArray(list) ? list : [];
}

/** The differences of an overlay from the catalogue of its base; without any there is no file. */
export function differences(
  { own, root }: { own: string; root: string },
  before: string | undefined,
  content: LooseObject,
): OwnChange {
  if (before === undefined) {
    const schema = join(root, 'schemas/config/content-edit.schema.json');
    const $schema = relative(dirname(join(own, CATALOGUE_EDIT)), schema).replaceAll('\\', '/');
    return { file: CATALOGUE_EDIT, before, after: rewrite(before, { $schema, ...content }) };
  }
  const isEmpty = Object.keys(content).every((key) => key === '$schema');
  return { file: CATALOGUE_EDIT, before, after: isEmpty ? undefined : rewrite(before, content) };
}
