import { bare, isObject, type Loose, type LooseObject, nameOf, wordOf } from '../value.ts';

/**
 * The content of a screen's edit without one of its changes, for each of them: one of these may be what an edit asks for, when it takes
 * back what the overlay did.
 */
export function* withoutOne(content: LooseObject): Generator<LooseObject> {
  for (const [key, value] of Object.entries(content)) {
    if (key === '$schema') continue;
    yield without(content, [key]);
    for (const name of key !== 'edits' && isObject(value) ? Object.keys(value) : [])
      yield without(content, [key, name]);
  }
  yield* withoutEdit(content);
}

function* withoutEdit(content: LooseObject): Generator<LooseObject> {
  const edits = Array.isArray(content.edits) ? content.edits : [];
  for (const [index, edit] of edits.entries()) {
    yield without(content, ['edits', index]);
    if (!isObject(edit)) continue;
    for (const key of isObject(edit.change) ? Object.keys(edit.change) : [])
      yield without(content, ['edits', index, 'change', key]);
    for (const side of ['before', 'after', 'inside'])
      for (const [at, item] of (Array.isArray(edit[side]) ? edit[side] : []).entries()) {
        yield without(content, ['edits', index, side, at]);
        // A part that was moved is removed at its old place, too.
        const removal = edits.findIndex(
          (one) => isObject(one) && one.remove === true && wordOf(one.at).split('/').at(-1) === nameOf(item),
        );
        if (removal >= 0) yield without(content, ['edits', index, side, at], ['edits', removal]);
      }
  }
}

type Way = readonly (string | number)[];

function without(content: LooseObject, ...ways: Way[]): LooseObject {
  const result = bare(content) as LooseObject;
  // A list is cut last, from its end, so that the other positions stay valid.
  for (const way of ways.toSorted((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1))))
    cut(result, way);
  return result;
}

function cut(root: Loose, way: Way): void {
  const [key, ...rest] = way;
  if (Array.isArray(root)) {
    if (rest.length === 0) root.splice(Number(key), 1);
    else cut(root[Number(key)]!, rest);
  } else if (isObject(root)) {
    if (rest.length === 0) delete root[String(key)];
    else if (root[String(key)] !== undefined) cut(root[String(key)]!, rest);
  }
}
