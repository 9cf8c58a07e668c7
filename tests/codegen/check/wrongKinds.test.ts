import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { times } from '../../night.ts';
import { drop, small } from '../dev/folders.ts';

const ROOT = join(import.meta.dirname, '../../..');
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
  // They have every key. What they name is not there, which is a problem like others.
  const whole = { 'services.config.json': ROOT, 'data.config.json': join(ROOT, 'examples/brzezno') };
  const cache = new CheckCache();
  const errors = () => {
    const { layers, ...where } = whereIs(folder);
    return checkLayers({ ...where, cache }, layers).problems.filter(({ severity }) => severity === 'error');
  };
  for (const name of [...globSync('screens/*.json', { cwd: folder }), ...Object.keys(whole)]) {
    const file = join(folder, name);
    const source = readFileSync(name in whole ? join(whole[name as keyof typeof whole], name) : file, 'utf8');
    const places = [...placesIn(JSON.parse(source))];
    for (const place of places.filter((_place, index) => index % (name in whole ? times(25, 1) : 1) === 0))
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
