import { expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { changedFiles } from '../../../codegen/files/changedFiles.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { pointerOf } from '../../../codegen/files/jsonFile.ts';
import { SymbolIndex } from '../../../codegen/lsp/symbolIndex.ts';
import { alone } from '../../../codegen/overlay/layers.ts';
import { drop, small } from '../dev/folders.ts';

const SCREEN = 'screens/slowa.json';

/** Every name and expression that a check reports, by its place. */
function namesOf(root: string, cache?: CheckCache, text?: string): string[] {
  const disk = filesOnDisk(root);
  const files = text === undefined ? disk : changedFiles(disk, new Map([[SCREEN, text]]));
  const symbols = new SymbolIndex(root);
  checkLayers({ root, cache }, alone(files, root), symbols);
  const places = [...symbols.names, ...symbols.expressions].map(({ file, path }) => `${file.name}#${pointerOf(path)}`);
  return places.sort();
}

test('a check that takes screens from its cache reports the names in them all the same', () => {
  const root = small();
  try {
    const all = namesOf(root);
    const cache = new CheckCache();
    expect(namesOf(root, cache)).toEqual(all);
    expect(namesOf(root, cache)).toEqual(all);
    expect(all.filter((place) => place.startsWith(SCREEN)).length).toBeGreaterThan(5);
    const text = filesOnDisk(root)
      .read(SCREEN)!
      .replace('"pln(1)"', '"pln(1 + 1)"')
      .replace('"proba.tytul"', '"proba.nazwa"');
    const changed = namesOf(root, undefined, text);
    expect(namesOf(root, cache, text)).toEqual(changed);
    const without = text.replace(/,\n {4}\{\n {6}"id": "akcje"[\s\S]*\n {4}\}(?=\n {2}\])/, '');
    expect(without.length).toBeLessThan(text.length);
    expect(namesOf(root, cache, without)).toEqual(namesOf(root, undefined, without));
    expect(namesOf(root, cache, without).length).toBeLessThan(all.length);
  } finally {
    drop();
  }
});
