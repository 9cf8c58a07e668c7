import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMacro } from '../../src/lang/expressions/ast.ts';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import type { Edit } from './edits.ts';
import type { Kind, References, Use } from './references.ts';

export interface Renamed {
  edits: readonly Edit[];
  /** Files named after the renamed thing. */
  moves: readonly { from: string; to: string }[];
}

const NAME = /^[a-z][A-Za-z0-9]*$/;
/** The kinds that can be renamed, with the form of their names. */
const FORMS: Partial<Record<Kind, RegExp>> = {
  state: NAME,
  source: NAME,
  table: NAME,
  calc: NAME,
  action: NAME,
  definition: NAME,
  block: NAME,
  part: NAME,
  operation: NAME,
  field: /^[A-Za-z][A-Za-z0-9]*$/,
  argument: /^[A-Za-z][A-Za-z0-9]*$/,
  text: /^[A-Za-z0-9-]+$/,
  screen: /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
};

/** The parameters of a screen are in addresses, too: only those of a definition are renamed. */
const formOf = ({ kind, of }: Use): RegExp | undefined =>
  kind === 'param' && of.includes('/screens/definitions/') ? NAME : FORMS[kind];

/** Why a name can't be renamed; otherwise the range of the name. */
export function renameable(
  all: readonly References[],
  use: Use,
): { why: string } | Pick<Use, 'line' | 'column' | 'length' | 'name'> {
  if (!formOf(use)) return { why: `A ${use.kind} cannot be renamed here.` };
  const uses = meantBy(all, use);
  const implied = uses.find((one) => one.implied);
  if (implied)
    return {
      why: `"${use.name}" is a part of another name in ${implied.file}:${implied.line}, so it cannot be renamed.`,
    };
  // Its name is also in the address of the operation.
  if (uses.some((one) => one.kind === 'argument' && one.how === 'value' && inPath(one, all)))
    return { why: `"${use.name}" is in the path of its operation: rename it there by hand.` };
  return { ...nameRange(use), name: shortName(use) };
}

/**
 * Renames all uses of a name: in every municipality that has it, in the contract and its examples, in texts of every
 * language and in the addresses of edits.
 *
 * @param name the new name; for a text only the last part of its key
 */
export function rename(all: readonly References[], use: Use, name: string): Renamed | { why: string } {
  const can = renameable(all, use);
  if ('why' in can) return can;
  const form = formOf(use)!;
  if (!form.test(name)) return { why: `"${name}" cannot be the name of a ${use.kind}: it must match ${form.source}.` };
  if (use.kind === 'definition' && (signatures.has(name) || isMacro(name)))
    return { why: `"${name}" is a function of the language.` };
  if (name === shortName(use)) return { edits: [], moves: [] };
  const uses = meantBy(all, use);
  const taken = takenBy(all, uses, name);
  if (taken) return { why: `"${name}" already exists in ${taken.file}:${taken.line}.` };
  const edits = uses
    .filter((one) => one.how !== 'file')
    .map((one) => ({ file: one.file, ...nameRange(one), text: name }));
  const files = use.kind === 'screen' ? uses.filter((one) => one.how === 'file').map(({ file }) => file) : [];
  return { edits: unique(edits), moves: files.length > 0 ? moved(files, use.name, name, all) : [] };
}

/** Every use of this name. Things named at one place are renamed together: variants, a state and its edit. */
export function meantBy(all: readonly References[], use: Use): Use[] {
  const byPlace = Map.groupBy(
    all.flatMap((one) => one.uses),
    placeOf,
  );
  const byThing = Map.groupBy(
    all.flatMap((one) => one.uses),
    ({ of }) => of,
  );
  const things = new Set<string>();
  const found = new Map<string, Use>();
  const open = [use.of];
  for (let of = open.pop(); of !== undefined; of = open.pop()) {
    if (things.has(of)) continue;
    things.add(of);
    for (const one of byThing.get(of) ?? []) {
      found.set(`${placeOf(one)} ${one.of}`, one);
      if (one.implied) continue;
      for (const other of byPlace.get(placeOf(one)) ?? []) if (!other.implied) open.push(other.of);
    }
  }
  return [...found.values()];
}

export const placeOf = ({ file, line, column }: Use): string => `${file}:${line}:${column}`;

/** The part that is renamed: for a text the last part of its key. */
const shortName = ({ kind, name }: Use): string => (kind === 'text' ? name.slice(name.lastIndexOf('.') + 1) : name);

function nameRange(use: Use): Pick<Use, 'line' | 'column' | 'length'> {
  const { line, column, length } = use;
  const name = shortName(use);
  // In a locale file the key is only that part, with the suffix of a plural form after it.
  if (use.kind !== 'text' || use.role === 'definition') return { line, column, length };
  return { line, column: column + length - name.length, length: name.length };
}

/** Another thing that has the new name in the same place. */
function takenBy(all: readonly References[], uses: readonly Use[], name: string): Use | undefined {
  const defined = all.flatMap((one) => one.uses.filter(({ role }) => role === 'definition'));
  const [first] = uses;
  if (first?.kind === 'text') {
    const key = `${first.name.slice(0, first.name.lastIndexOf('.') + 1)}${name}`;
    return defined.find((one) => one.of === `text:${key}`);
  }
  if (first?.kind === 'screen' || first?.kind === 'operation' || first?.kind === 'definition')
    return defined.find((one) => one.kind === first.kind && one.name === name);
  const own = uses.filter(({ role }) => role === 'definition');
  const places = new Set(own.map(({ of }) => `${of.slice(0, of.lastIndexOf('/') + 1)}${name}`));
  const blocks = new Set(own.filter(({ kind }) => kind === 'block').map(({ file }) => file));
  return defined.find(
    (one) => places.has(one.of) || (one.kind === 'block' && one.name === name && blocks.has(one.file)),
  );
}

function inPath(use: Use, all: readonly References[]): boolean {
  return all.some(({ checked }) =>
    [...checked.contract.operations.values()].some(
      (operation) => use.file.endsWith(operation.source) && operation.args[use.name]?.in === 'path',
    ),
  );
}

/** The files of a screen, with its edits and scenarios. */
function moved(screens: readonly string[], old: string, name: string, all: readonly References[]): Renamed['moves'] {
  const folders = new Set([
    ...screens.map((file) => file.slice(0, -`/${old}.json`.length)),
    ...all.map(({ folder }) => join(folder, 'screens')),
  ]);
  return [...folders].flatMap((folder) =>
    ['.json', '.edit.json', '.scenario.json']
      .map((ending) => ({ from: join(folder, `${old}${ending}`), to: join(folder, `${name}${ending}`) }))
      .filter(({ from }) => screens.includes(from) || (!from.endsWith(`${old}.json`) && existsSync(from))),
  );
}

function unique(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.file}:${edit.line}:${edit.column}`, edit])).values()];
}
