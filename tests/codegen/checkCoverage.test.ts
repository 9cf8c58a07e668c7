import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writtenPlaces } from '../../codegen/check/screen/idle.ts';
import { filesOnDisk } from '../../codegen/files/files.ts';
import { type Path, parseJsonFile, placeKey } from '../../codegen/files/jsonFile.ts';
import { Schemas } from '../../codegen/files/schemas.ts';
import { screenChecker } from './oneScreen.ts';

const root = join(import.meta.dirname, '../..');
const schemas = new Schemas(join(root, 'schemas'));
const check = screenChecker(root);

describe('the check types every expression and text of the schema', () => {
  test.each(
    filesOnDisk(root)
      .list('screens')
      .filter((name) => !name.endsWith('.scenario.json') && !name.startsWith('screens/definitions/')),
  )('%s', (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const { file } = parseJsonFile(text, name);
    const places = writtenPlaces(schemas, 'descriptors/screen.schema.json', file.value).filter((path) => {
      const value = path.reduce<unknown>(
        (found, part) => (found as Record<string | number, unknown>)[part],
        file.value,
      );
      // Numbers and flags stand for themselves; hide is a word.
      return typeof value === 'string' && value !== 'hide';
    });
    const { visited } = check(name.slice('screens/'.length, -'.json'.length), text).context;
    const missed = places.filter((path: Path) => !visited.has(placeKey(file, path)));
    expect(missed).toEqual([]);
    expect(places.length).toBeGreaterThan(2);
  });
});
