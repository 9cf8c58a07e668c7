import type { Files } from '../../files/files.ts';
import { parseJsonFile } from '../../files/jsonFile.ts';
import type { Json } from '../edit.ts';
import { RECORDS } from '../overlay/screenEdit.ts';
import { bare, isObject, type Loose, type LooseObject } from '../value.ts';
import type { Three } from './conflict.ts';

/**
 * The version before of a screen's edit in an overlay, for a merge. An entry of a record replaces that of the screen below as a whole:
 * where both sides have written a changed copy of it, it was as the screen has it.
 */
export function withReplaced(file: string, below: Files | undefined, { base, ours, theirs }: Three<Loose>) {
  const text = /^screens\/.*\.edit\.json$/.test(file) ? below?.read(file.replace('.edit.json', '.json')) : undefined;
  if (text === undefined) return base;
  const screen = bare(parseJsonFile(text, file).file.value as Json);
  let result = base;
  for (const record of RECORDS) {
    const [before, mine, other, under] = [base, ours, theirs, screen].map((value) => entriesOf(value, record));
    for (const name of Object.keys(mine!)) {
      if (before![name] !== undefined || other![name] === undefined || under![name] === undefined) continue;
      before![name] = under![name];
      result = Object.assign(Object.create(null), result, { [record]: before }) as LooseObject;
    }
  }
  return result;
}

const entriesOf = (value: Loose | undefined, record: string): LooseObject => {
  const entries = isObject(value) ? value[record] : undefined;
  return Object.assign(Object.create(null), isObject(entries) && entries) as LooseObject;
};
