import type { Part } from '../../studio/api.ts';
import type { Address, Edit, Json } from '../../studio/edit.ts';

/** The edit that gives a property a value, or takes it away; undefined: the file has it so already. */
export function propertyEdit(part: Part, file: string, key: string, value: Json | undefined): Edit | undefined {
  const { [key]: before } = part.value as Record<string, Json | undefined>;
  const { at } = part;
  if (JSON.stringify(before) === JSON.stringify(value)) return undefined;
  return value === undefined ? { kind: 'unset', file, at, key } : { kind: 'set', file, at, key, value };
}

/** Does the edit take a part away? */
export function removes(edit: Edit, at: Address): boolean {
  const small = edit.kind === 'several' ? edit.edits : [edit];
  return small.some((one) => one.kind === 'remove' && one.at === at);
}
