import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { type Json, Refusal, type SmallEdit } from '../../../codegen/studio/edit.ts';
import type { FileTexts, Side } from '../../../codegen/studio/merge/conflict.ts';
import { mergeFiles } from '../../../codegen/studio/merge/mergeFiles.ts';
import { times } from '../../night.ts';
import { EditedFolder } from './editedFolder.ts';
import { numbers, randomEdit } from './randomEdits.ts';
import { settledOrder } from './settledOrder.ts';

/** Of thousands of pairs. */
const LIMIT_MS = times(60_000, 1_800_000);
const ROOT = join(import.meta.dirname, '../../..');
const screens = globSync('screens/**/*.json', { cwd: ROOT })
  .filter((name) => !/\.scenario\.|definitions/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** The own files of a folder that edits may have changed. */
function ownFiles({ texts, edited }: EditedFolder, edits: readonly SmallEdit[]): FileTexts {
  const own = edited.layers.above ?? edited.layers.files;
  const names = new Set([...edits.map((edit) => ('file' in edit ? edit.file : '')), ...texts.keys()]);
  return new Map(
    [...names].flatMap((name) => {
      const text = own.read(name);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** Edits that somebody makes of a file, and the folder that has them. */
interface Work {
  edits: readonly SmallEdit[];
  folder: EditedFolder;
}

const hasEdit = ({ edits }: Work, edit: SmallEdit): boolean => edits.some((one) => isDeepStrictEqual(one, edit));

/** The own files after the edits of both, one after the other; undefined: one of the second cannot be made there. */
function inOrder(first: Work, second: Work, overlay: string | undefined): FileTexts | undefined {
  const folder = new EditedFolder(first.folder.texts, overlay);
  try {
    for (const edit of second.edits) folder.make(edit);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
  return ownFiles(folder, [...first.edits, ...second.edits]);
}

/** Edits that two people make of the same file, each a few. */
function* pairs(count: number, seed: number, overlay?: string) {
  const random = numbers(seed);
  const few = (name: string): Work => {
    const folder = new EditedFolder({}, overlay);
    const edits = Array.from({ length: 1 + Math.floor(random() * 3) }).flatMap(() => {
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
    return { edits, folder };
  };
  for (let made = 0; made < count; made += 1) {
    const name = random() < 0.1 ? 'services.config.json' : screens[Math.floor(random() * screens.length)]!;
    const [mine, other] = [few(name), few(name)];
    const [ours, theirs] = [ownFiles(mine.folder, mine.edits), ownFiles(other.folder, other.edits)];
    const own = new EditedFolder({}, overlay).edited.layers;
    const before = (own.above ?? own.files).read;
    const all = [...ours.keys(), ...theirs.keys()];
    const base = new Map(all.flatMap((file) => (before(file) === undefined ? [] : [[file, before(file)!] as const])));
    for (const file of base.keys())
      for (const [side, { edits }] of [
        [ours, mine],
        [theirs, other],
      ] as const)
        if (!side.has(file) && edits.length === 0) (side as Map<string, string>).set(file, base.get(file)!);
    yield { name, mine, other, base, ours, theirs };
  }
}

/**
 * What files make of a screen or of the configuration: an overlay can write the same change in several ways. Mistakes come in the
 * order of the keys, which says nothing.
 */
const made = (files: FileTexts, name: string, overlay: string | undefined) => {
  const { file, mistakes } = new EditedFolder(Object.fromEntries(files), overlay).merged(name);
  return { value: file.value as Json, mistakes: mistakes.toSorted() };
};

/** Whether two blocks have one id: two people who copy one block give the parts of its copy the same ids. No screen may have both. */
function hasBlockTwice(screen: Json): boolean {
  const ids = new Set<Json>();
  const visit = (value: Json): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some(visit);
    const { id, type } = value as Readonly<Record<string, Json>>;
    if (id !== undefined && type !== undefined) {
      if (ids.has(id)) return true;
      ids.add(id);
    }
    return Object.values(value).some(visit);
  };
  return visit(screen);
}

describe.each([
  ['the shipped municipality', undefined],
  ['an overlay', 'examples/brzezno'],
])('random edits of %s', { timeout: LIMIT_MS }, (_what, overlay) => {
  const below = overlay === undefined ? undefined : filesOnDisk(ROOT);

  it('a side without changes leaves the other to the byte', () => {
    for (const { base, ours } of pairs(times(4, 3000), 11, overlay)) {
      expect(mergeFiles(base, ours, base)).toEqual({ files: ours, conflicts: [] });
      expect(mergeFiles(base, base, ours)).toEqual({ files: ours, conflicts: [] });
    }
  });

  it('it does not matter which side is which', () => {
    let clashed = 0;
    for (const { name, base, ours, theirs, mine, other } of pairs(times(8, 5000), 12, overlay)) {
      const one = mergeFiles(base, ours, theirs, { ...(below && { below }) });
      const choices = new Map(one.conflicts.map(({ id }) => [id, 'theirs' as Side]));
      const two = mergeFiles(base, theirs, ours, { choices, ...(below && { below }) });
      const said = JSON.stringify([mine.edits, other.edits]);
      expect(two.conflicts, said).toEqual([]);
      expect(made(two.files, name, overlay), said).toEqual(made(one.files, name, overlay));
      if (one.conflicts.length > 0) clashed += 1;
    }
    expect(clashed).toBeGreaterThan(0);
  });

  it('edits that can be made in either order merge without a conflict to what they make one after the other', () => {
    let [merged, refused] = [0, 0];
    for (const { name, base, ours, theirs, mine, other } of pairs(times(13, 10_000), 13, overlay)) {
      // In an overlay a property that is taken away twice comes back from the base: two people did not want that.
      if (overlay && mine.edits.some((edit) => edit.kind === 'unset' && hasEdit(other, edit))) continue;
      const [one, two] = [inOrder(mine, other, overlay), inOrder(other, mine, overlay)];
      if (!one || !two) continue;
      const expected = made(one, name, overlay);
      if (!isDeepStrictEqual(made(two, name, overlay), expected) || hasBlockTwice(expected.value)) continue;
      const settled = settledOrder(made(base, name, overlay).value, mine.edits, other.edits);
      const done = mergeFiles(base, ours, theirs, { ...(below && { below }) });
      const said = JSON.stringify([mine.edits, other.edits]);
      // Edits of an overlay can each be right and not go together: that is said.
      if (overlay && done.conflicts.some(({ at }) => at === '')) {
        refused += 1;
        continue;
      }
      expect(done.conflicts, said).toEqual([]);
      const merge = made(done.files, name, overlay);
      expect(merge.mistakes, said).toEqual(expected.mistakes);
      expect(settled(merge.value), said).toEqual(settled(expected.value));
      merged += 1;
    }
    expect(merged).toBeGreaterThan(5);
    expect(refused).toBeLessThanOrEqual(Math.ceil(merged / 10));
  });
});
