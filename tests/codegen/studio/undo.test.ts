import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { type Edit, Refusal } from '../../../codegen/studio/edit.ts';
import { Studio } from '../../../codegen/studio/studio.ts';
import { times } from '../../night.ts';
import { drop, small } from '../dev/folders.ts';
import { numbers, randomEdit } from './randomEdits.ts';

afterAll(drop);

const FILES = ['services.config.json', 'screens/slowa.json', 'screens/proba.json', 'screens/cel.json'];
const STEPS = times(25, 10_000);
const TEXTS = ['proba.tytul', 'proba.kwota', 'proba.liczba_few'];

describe('random edits with undo', () => {
  it(
    'return the same bytes; in between the files check, and what does not is marked as under way',
    () => {
      const folder = small();
      const cache = new CheckCache();
      const bytes = (): Record<string, string> =>
        Object.fromEntries(
          globSync(['*.json', 'screens/**/*.json', 'locales/**/*.json'], { cwd: folder }).map((name) => [
            name,
            readFileSync(join(folder, name), 'utf8'),
          ]),
        );
      const errors = (): string[] => {
        const { layers, ...where } = whereIs(folder);
        const { problems } = checkLayers({ ...where, cache }, layers);
        return problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      };
      const before = bytes();
      const random = numbers(3);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      let studio = new Studio(folder, cache);
      let underWay = 0;
      let made = 0;
      const tries = (act: () => unknown): void => {
        try {
          act();
          made += 1;
        } catch (failure) {
          if (!(failure instanceof Refusal)) throw failure;
        }
      };
      for (let step = 0; step < STEPS; step += 1) {
        const file = pick(FILES);
        // An address in a file under way is only an address that may be refused.
        const { file: read } = parseJsonFile(readFileSync(join(folder, file), 'utf8'), file);
        const text: Edit = { kind: 'text', key: pick(TEXTS), language: pick(['pl', 'en']), text: `Tekst ${step}` };
        const edit = random() < 0.2 ? text : randomEdit(read, file, random);
        if (edit) tries(() => studio.edit(edit));
        while (random() < 0.5) {
          if (studio.state.steps.length === 0) break;
          tries(() => studio.undo());
          if (random() < 0.5) tries(() => studio.redo());
        }
        if (random() < 0.05) studio = new Studio(folder, cache);
        if (studio.state.underWay) underWay += 1;
        expect(errors()).toEqual([]);
      }
      while (studio.state.steps.length > 0) studio.undo();
      expect(studio.state.underWay).toBe(false);
      expect(bytes()).toEqual(before);
      while (studio.state.undone.length > 0) studio.redo();
      while (studio.state.steps.length > 0) studio.undo();
      expect(bytes()).toEqual(before);
      expect(made).toBeGreaterThan(times(30, 60));
      expect(underWay).toBeGreaterThan(times(2, 5));
    },
    times(60_000, 1_800_000),
  );
});
