import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { Refusal, type SmallEdit } from '../../../codegen/studio/edit.ts';
import type { FileTexts, Side } from '../../../codegen/studio/merge/conflict.ts';
import { mergeFiles } from '../../../codegen/studio/merge/mergeFiles.ts';
import { times } from '../../night.ts';
import { EditedFolder } from './editedFolder.ts';
import { numbers, randomEdit } from './randomEdits.ts';

const ROOT = join(import.meta.dirname, '../../..');
const screens = globSync('screens/**/*.json', { cwd: ROOT })
  .filter((name) => !/\.scenario\.|definitions/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** The own files that edits leave; undefined: one of them cannot be made there. */
function left(edits: readonly SmallEdit[], overlay: string | undefined): FileTexts | undefined {
  const folder = new EditedFolder({}, overlay);
  const own = folder.edited.layers.above ?? folder.edited.layers.files;
  try {
    for (const edit of edits) folder.make(edit);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
  const names = new Set([...edits.map((edit) => ('file' in edit ? edit.file : '')), ...folder.texts.keys()]);
  const texts = [...names].map((name) => [name, folder.texts.has(name) ? folder.texts.get(name) : own.read(name)]);
  return new Map(texts.filter((one): one is [string, string] => one[1] !== undefined));
}

/** Edits that two people make of the same file, each a few. */
function* pairs(count: number, seed: number, overlay?: string) {
  const random = numbers(seed);
  const few = (name: string): SmallEdit[] => {
    const folder = new EditedFolder({}, overlay);
    return Array.from({ length: 1 + Math.floor(random() * 3) }).flatMap(() => {
      const edit = randomEdit(folder.merged(name).file, name, random);
      try {
        if (!edit) return [];
        folder.make(edit);
        return [edit];
      } catch (failure) {
        if (failure instanceof Refusal) return [];
        throw failure;
      }
    });
  };
  for (let made = 0; made < count; made += 1) {
    const name = random() < 0.1 ? 'services.config.json' : screens[Math.floor(random() * screens.length)]!;
    const [mine, other] = [few(name), few(name)];
    const [ours, theirs] = [left(mine, overlay), left(other, overlay)];
    if (!ours || !theirs) continue;
    const own = new EditedFolder({}, overlay).edited.layers;
    const before = (own.above ?? own.files).read;
    const all = [...ours.keys(), ...theirs.keys()];
    const base = new Map(all.flatMap((file) => (before(file) === undefined ? [] : [[file, before(file)!] as const])));
    for (const file of base.keys())
      for (const [side, edits] of [
        [ours, mine],
        [theirs, other],
      ] as const)
        if (!side.has(file) && edits.length === 0) (side as Map<string, string>).set(file, base.get(file)!);
    yield { name, mine, other, base, ours, theirs };
  }
}

/** What files make of a screen or of the configuration: an overlay can write the same change in several ways. */
const made = (files: FileTexts, name: string, overlay: string | undefined) => {
  const { file, mistakes } = new EditedFolder(Object.fromEntries(files), overlay).merged(name);
  return { value: file.value, mistakes };
};

describe.each([
  ['the shipped municipality', undefined],
  ['an overlay', 'examples/brzezno'],
])('random edits of %s', (_what, overlay) => {
  const below = overlay === undefined ? undefined : filesOnDisk(ROOT);

  it('a side without changes leaves the other to the byte', () => {
    for (const { base, ours } of pairs(times(8, 3000), 11, overlay)) {
      expect(mergeFiles(base, ours, base)).toEqual({ files: ours, conflicts: [] });
      expect(mergeFiles(base, base, ours)).toEqual({ files: ours, conflicts: [] });
    }
  });

  it('it does not matter which side is which', () => {
    let clashed = 0;
    for (const { name, base, ours, theirs, mine, other } of pairs(times(16, 5000), 12, overlay)) {
      const one = mergeFiles(base, ours, theirs, { ...(below && { below }) });
      const choices = new Map(one.conflicts.map(({ id }) => [id, 'theirs' as Side]));
      const two = mergeFiles(base, theirs, ours, { choices, ...(below && { below }) });
      const said = JSON.stringify([mine, other]);
      expect(two.conflicts, said).toEqual([]);
      expect(made(two.files, name, overlay), said).toEqual(made(one.files, name, overlay));
      if (one.conflicts.length > 0) clashed += 1;
    }
    expect(clashed).toBeGreaterThan(0);
  });

  it('edits that can be made in either order merge without a conflict to what they make one after the other', () => {
    let [merged, refused] = [0, 0];
    for (const { name, base, ours, theirs, mine, other } of pairs(times(25, 10_000), 13, overlay)) {
      const [one, two] = [left([...mine, ...other], overlay), left([...other, ...mine], overlay)];
      if (!one || !two) continue;
      const expected = made(one, name, overlay);
      if (!isDeepStrictEqual(made(two, name, overlay), expected)) continue;
      const done = mergeFiles(base, ours, theirs, { ...(below && { below }) });
      const said = JSON.stringify([mine, other]);
      // Edits of an overlay can each be right and not go together: that is said.
      if (overlay && done.conflicts.some(({ at }) => at === '')) {
        refused += 1;
        continue;
      }
      expect(done.conflicts, said).toEqual([]);
      expect(made(done.files, name, overlay), said).toEqual(expected);
      merged += 1;
    }
    expect(merged).toBeGreaterThan(5);
    expect(refused).toBeLessThanOrEqual(Math.ceil(merged / 10));
  });
});
