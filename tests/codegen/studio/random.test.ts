import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonFile } from '../../../codegen/files/jsonFile.ts';
import { applied, type PartEdit } from '../../../codegen/studio/applied.ts';
import { Refusal, type SmallEdit } from '../../../codegen/studio/edit.ts';
import { isWantedConfig } from '../../../codegen/studio/overlay/configEdit.ts';
import { bare, type LooseObject } from '../../../codegen/studio/value.ts';
import { times } from '../../night.ts';
import { EditedFolder } from './editedFolder.ts';
import { numbers, randomEdit } from './randomEdits.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EDITS = times(30, 10_000);
const LIMIT_MS = times(60_000, 1_800_000);
const screens = globSync('screens/**/*.json', { cwd: ROOT })
  .filter((name) => !/\.scenario\.|definitions/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const formatted = mkdtempSync(join(tmpdir(), 'okienko-formatted-'));
afterAll(() => rmSync(formatted, { recursive: true }));

/** A few edits of one file, one after the other. */
function* rounds(count: number, seed: number, overlay?: string) {
  const random = numbers(seed);
  let made = 0;
  while (made < count) {
    const name = random() < 0.1 ? 'services.config.json' : screens[Math.floor(random() * screens.length)]!;
    const folder = new EditedFolder({}, overlay);
    for (let step = 0; step < 6; step += 1) {
      const edit = randomEdit(folder.merged(name).file, name, random);
      if (!edit) continue;
      made += 1;
      yield { folder, name, edit };
    }
  }
}

function orRefusal<T>(act: () => T): T | Refusal {
  try {
    return act();
  } catch (failure) {
    if (failure instanceof Refusal) return failure;
    throw failure;
  }
}
const make = (folder: EditedFolder, edit: SmallEdit) => orRefusal(() => folder.make(edit));
/** What the edit makes of the value of a file. */
const valueAfter = (file: JsonFile, edit: SmallEdit) => orRefusal(() => applied(file, edit as PartEdit));
const isSame = (refusal: unknown): boolean =>
  refusal instanceof Refusal && refusal.message.startsWith('This changes nothing');

describe('random edits of the shipped municipality', { timeout: LIMIT_MS }, () => {
  it('give the edited value, in the layout of the formatter', () => {
    let written = 0;
    for (const { folder, name, edit } of rounds(EDITS, 1)) {
      const wanted = valueAfter(folder.merged(name).file, edit);
      const change = make(folder, edit);
      if (wanted instanceof Refusal) {
        expect(change, JSON.stringify(edit)).toBeInstanceOf(Refusal);
        continue;
      }
      if (change instanceof Refusal) {
        expect(isSame(change), `${JSON.stringify(edit)}: ${change.message}`).toBe(true);
        continue;
      }
      expect(bare(folder.merged(name).file.value as LooseObject), JSON.stringify(edit)).toEqual(wanted);
      written += 1;
      const path = join(formatted, String(written), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change.after!);
    }
    writeFileSync(join(formatted, 'biome.json'), readFileSync(join(ROOT, 'biome.json')));
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const output = execFileSync(process.execPath, [biome, 'format', '--files-max-size=10000000', '.'], {
      cwd: formatted,
    });
    expect(String(output)).toMatch(/No fixes applied|Checked \d+ files/);
    expect(written).toBeGreaterThan(times(10, 20));
  });
});

describe('random edits of an overlay', { timeout: LIMIT_MS }, () => {
  it('give the merged file that the edit of the merged file gives', () => {
    const refused: SmallEdit[] = [];
    let made = 0;
    for (const { folder, name, edit } of rounds(EDITS, 2, 'examples/brzezno')) {
      const before = folder.merged(name);
      const wanted = valueAfter(before.file, edit);
      const change = make(folder, edit);
      if (wanted instanceof Refusal) {
        expect(change, JSON.stringify(edit)).toBeInstanceOf(Refusal);
        continue;
      }
      if (change instanceof Refusal) {
        if (!isSame(change)) refused.push(edit);
        continue;
      }
      made += 1;
      expect(change.file).toMatch(/^overlay\.config\.json$|\.edit\.json$|^screens\//);
      const after = folder.merged(name);
      // What comes back from the base is the concern of the cases.
      if (edit.kind === 'unset') continue;
      const value = bare(after.file.value as LooseObject) as LooseObject;
      if (name === 'services.config.json')
        expect(isWantedConfig(before.file.value as LooseObject, value, wanted), JSON.stringify(edit)).toBe(true);
      else expect(value, JSON.stringify(edit)).toEqual(wanted);
    }
    // A name that an overlay gives twice in one file may leave no address for a third change.
    expect(refused.length, JSON.stringify(refused.slice(0, 3))).toBeLessThanOrEqual(Math.ceil(made / 100));
  });
});
