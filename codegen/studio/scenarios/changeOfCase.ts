import { ENDING } from '../../check/scenario/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import type { Layers } from '../../overlay/layers.ts';
import { type Json, Refusal, type Sentence } from '../edit.ts';
import type { Edited, OwnChange } from '../edited.ts';
import { rewrite } from '../layout/rewrite.ts';
import { schemaFrom } from '../schemaFrom.ts';
import { bare, isObject, type Loose, type LooseObject, valueAt, wordOf } from '../value.ts';
import type { CaseEdit } from './caseEdit.ts';

/**
 * What an edit of a case does to the municipality's own scenarios. An overlay that has none for the screen gets a copy of those of its
 * base, because a file of its own replaces theirs.
 *
 * @throws Refusal when there is no such case, or no such screen
 */
export function changeOfCase(edited: Edited, { screen, index, value }: CaseEdit): OwnChange {
  const { layers } = edited;
  if (layers.files.read(`screens/${screen}.json`) === undefined)
    throw new Refusal(`There is no screen ${screen}.`, `Nie ma ekranu ${screen}.`);
  const file = scenarioFile(screen);
  const before = (layers.above ?? layers.files).read(file);
  const { $schema: old, cases: _, ...rest } = scenariosOf(layers, screen);
  const cases = [...casesOf(layers, screen)];
  if (index !== undefined && index >= cases.length)
    throw new Refusal('There is no such scenario any more.', 'Tego scenariusza już nie ma.');
  const item = value === null ? [] : [bare(value as Json)];
  cases.splice(index ?? cases.length, index === undefined ? 0 : 1, ...item);
  if (cases.length === 0) return { file, before, after: undefined };
  const $schema = before === undefined ? schemaFrom(edited, file, 'scenario') : old;
  return { file, before, after: rewrite(before, { ...($schema && { $schema }), ...rest, cases }) };
}

export function sentenceOfCase(edit: CaseEdit, layers: Layers, named: (title: string) => string): Sentence {
  const old = edit.index === undefined ? undefined : casesOf(layers, edit.screen)[edit.index];
  const value = edit.value === null ? old : bare(edit.value as Json);
  const title = named(wordOf(valueAt(value, ['name'])));
  if (edit.value === null) return { en: `Scenario ${title} removed`, pl: `Scenariusz ${title}: usunięto` };
  return edit.index === undefined
    ? { en: `Scenario ${title} added`, pl: `Scenariusz ${title}: dodano` }
    : { en: `Scenario ${title} changed`, pl: `Scenariusz ${title}: zmieniono` };
}

/** The cases of a screen as they are written. */
export function casesOf(layers: Layers, screen: string): readonly Loose[] {
  const { cases } = scenariosOf(layers, screen);
  return Array.isArray(cases) ? cases : [];
}

export const scenarioFile = (screen: string): string => `screens/${screen}${ENDING}`;

/** @throws Refusal when the file is no JSON */
function scenariosOf(layers: Layers, screen: string): LooseObject {
  const name = scenarioFile(screen);
  const text = layers.files.read(name);
  if (text === undefined) return Object.create(null) as LooseObject;
  const { file, problems } = parseJsonFile(text, name);
  const value = bare(file.value as LooseObject);
  if (problems.length === 0 && isObject(value)) return value;
  throw new Refusal(
    `${name} is no valid JSON: mend it first.`,
    `${name} nie jest poprawnym JSON: najpierw trzeba go naprawić.`,
  );
}
