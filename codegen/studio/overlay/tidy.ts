import { bare, isObject, type Loose, type LooseObject } from '../value.ts';
import { REPLACED } from './configEdit.ts';

/** The edit of a screen without edits that change nothing, and without empty records. */
export function tidyScreenEdit(content: LooseObject): LooseObject {
  const result: LooseObject = Object.create(null);
  for (const [key, value] of Object.entries(content)) {
    const left = key === 'edits' && Array.isArray(value) ? value.filter((edit) => !changesNothing(edit)) : value;
    if (!MAY_BE_EMPTY.has(key) || hasParts(left)) result[key] = left;
  }
  return result;
}

const MAY_BE_EMPTY = new Set(['edits', 'params', 'state', 'data', 'calc', 'actions', 'documents']);

const changesNothing = (edit: Loose): boolean =>
  ['change', 'before', 'after', 'inside'].some((key) => {
    const value = (edit as LooseObject)[key];
    return value !== undefined && !hasParts(value);
  });

/** The configuration of an overlay without objects that are empty: they would leave the base as it is. */
export function tidyConfig(content: LooseObject): LooseObject {
  const result = bare(content) as LooseObject;
  for (const [key, value] of Object.entries(result)) {
    if (!isObject(value) || REPLACED.has(key)) continue;
    const left = tidyConfig(value);
    if (hasParts(left)) result[key] = left;
    else delete result[key];
  }
  return result;
}

const hasParts = (value: Loose): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
