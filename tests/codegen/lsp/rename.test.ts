import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { edited } from '../../../codegen/lsp/edits.ts';
import type { Kind, Use } from '../../../codegen/lsp/references.ts';
import { rename, renameable } from '../../../codegen/lsp/rename.ts';
import { Workspace } from '../../../codegen/lsp/workspace.ts';
import { isNight } from '../../night.ts';
import { folder } from './session.ts';

/** Of each kind: each renaming checks the shipped municipality and an overlay four times. */
const AT_NIGHT = 2;
/** In the usual run a small municipality with an overlay, at night what a screen of the shipped one names. */
const small = isNight ? undefined : folder();
const root = small?.root ?? join(import.meta.dirname, '../../..');
const SCREEN = isNight ? 'screens/naleznosci/lista.json' : 'screens/proba.json';
const OVERLAY = isNight ? 'examples/brzezno' : 'nakladka';
afterAll(() => small?.gone());
/** Of other kinds the sessions have one each. */
const BY_DAY: readonly Kind[] = ['block', 'field'];
/** Its file is renamed with it: in the sessions. */
const UNTOUCHED: readonly Kind[] = ['screen'];

const errors = (workspace: Workspace): string[] =>
  workspace.folders.flatMap((folder) =>
    workspace.problems(folder).map(({ file, code, message }) => `${file} ${code} ${message}`),
  );

/** Renames in every open text, and returns the changed files. */
function renamed(workspace: Workspace, use: Use, name: string): string[] {
  const result = rename(
    workspace.folders.map((folder) => workspace.references(folder)),
    use,
    name,
  );
  if ('why' in result) throw new Error(result.why);
  const files = Map.groupBy(result.edits, ({ file }) => file);
  for (const [file, edits] of files) workspace.set(file, edited(workspace.text(file)!, edits));
  return [...files.keys()];
}

test('a renaming changes no result of the check, and renaming back restores each file byte for byte', {
  timeout: 600_000,
}, () => {
  const workspace = new Workspace([root], root);
  expect(workspace.folders).toEqual(expect.arrayContaining([root, join(root, OVERLAY)]));
  const before = errors(workspace);
  const all = workspace.folders.map((folder) => workspace.references(folder));
  const named = all[0]!.uses.filter((use) => use.file === join(root, SCREEN) && !UNTOUCHED.includes(use.kind));
  const things = [...new Map(named.map((use) => [use.of, use])).values()].filter(
    (use) => !('why' in renameable(all, use)),
  );
  const kinds = new Map(things.toReversed().map((use) => [use.kind, use]));
  const both = ['block', 'calc', 'field', 'operation', 'part', 'source', 'state', 'text'];
  expect([...kinds.keys()].sort()).toEqual([isNight ? 'argument' : 'action', ...both].sort());
  const byKind = Map.groupBy(things, ({ kind }) => kind);
  const atNight = [...byKind.values()].flatMap((uses) => uses.slice(0, AT_NIGHT));
  const chosen = isNight ? atNight : [...kinds.values()].filter(({ kind }) => BY_DAY.includes(kind));
  for (const use of chosen) {
    const old = use.kind === 'text' ? use.name.slice(use.name.lastIndexOf('.') + 1) : use.name;
    const files = renamed(workspace, use, `${old}Inaczej`);
    expect(files.length, use.name).toBeGreaterThan(0);
    expect(errors(workspace), `${use.kind} ${use.name}`).toEqual(before);
    const fresh = workspace.folders.flatMap((folder) => workspace.references(folder).uses);
    const again = fresh.find(
      (one) => one.file === use.file && one.line === use.line && one.name.endsWith(`${old}Inaczej`),
    )!;
    expect(renamed(workspace, again, old).sort()).toEqual(files.sort());
    for (const file of files) {
      expect(workspace.text(file), file).toBe(readFileSync(file, 'utf8'));
      workspace.set(file, undefined);
    }
  }
});
