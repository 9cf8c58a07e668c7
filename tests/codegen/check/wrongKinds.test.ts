import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { times } from '../../night.ts';
import { drop, small } from '../dev/folders.ts';

afterAll(drop);

type Json = { [key: string]: Json } | Json[] | string;
const WRONG: readonly unknown[] = [{ a: {} }, [{}], null, 7, {}, []].slice(0, times(1, 6));

/** Every place in a value, that of the value itself included. */
function* placesIn(value: Json, at: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    yield* placesIn(item, [...at, Array.isArray(value) ? Number(key) : key]);
}

it('a value of the wrong kind, anywhere in the configuration or a screen, is a problem and no crash', () => {
  const folder = small();
  const cache = new CheckCache();
  const errors = () => {
    const { layers, ...where } = whereIs(folder);
    return checkLayers({ ...where, cache }, layers).problems.filter(({ severity }) => severity === 'error');
  };
  for (const name of globSync(['services.config.json', 'screens/*.json'], { cwd: folder })) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    for (const place of placesIn(JSON.parse(source)))
      for (const wrong of WRONG) {
        const value = { root: JSON.parse(source) };
        let holder = value as never;
        for (const [index, key] of ['root', ...place].entries())
          if (index < place.length) holder = holder[key as never];
          else (holder as Record<string | number, unknown>)[key] = wrong;
        writeFileSync(file, JSON.stringify(value.root));
        const what = `${name}: ${place.join('/')} is ${JSON.stringify(wrong)}`;
        expect(errors, what).not.toThrow();
      }
    writeFileSync(file, source);
  }
});
