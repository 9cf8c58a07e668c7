import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainEditor } from './schemaEditor.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{screens,content,schemas/api,examples/*}/**/*.json', { cwd: root })
  .filter((name) => !/\/locales\/|\/files\/|\/data\//.test(name))
  .concat('services.config.json')
  .sort();
const list = join(root, 'screens/naleznosci/lista.json');
const text = readFileSync(list, 'utf8');
/** The screen with one more block. */
const withBlock = (block: string) => plainEditor(list, text.replace('"content": [', `"content": [${block},`));

describe('an editor that only knows $schema', () => {
  test('finds a schema for every file, and no mistake', async () => {
    const wrong: string[] = [];
    for (const name of files) {
      const path = join(root, name);
      const written = readFileSync(path, 'utf8');
      if (!written.includes('"$schema"')) wrong.push(`${name} names no schema`);
      for (const problem of await plainEditor(path, written).problems()) wrong.push(`${name}: ${problem}`);
    }
    expect(files.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  test('offers the types of blocks, then only the keys of that type', async () => {
    const types = await withBlock('{ "id": "a", "type": "" }').labels('"type": "|"');
    expect(types).toEqual(expect.arrayContaining(['"table"', '"form"', '"notice"']));
    const table = await withBlock('{ "id": "a", "type": "table", "": 1 }').labels('"|": 1');
    expect(table).toEqual(expect.arrayContaining(['rows', 'columns', 'caption', 'expand', 'select']));
    for (const foreign of ['fields', 'submit', 'heading', 'kind', 'operation']) expect(table).not.toContain(foreign);
    const form = await withBlock('{ "id": "a", "type": "form", "": 1 }').labels('"|": 1');
    expect(form).toEqual(expect.arrayContaining(['fields', 'operation', 'submit']));
    for (const foreign of ['rows', 'columns', 'heading']) expect(form).not.toContain(foreign);
  });

  test('offers the keys of a step by its verb, and enums with what they are for', async () => {
    const block = (step: string) =>
      withBlock(`{ "id": "a", "type": "actions", "items": [{ "id": "b", "label": "c.d", "do": [{ ${step} }] }] }`);
    const call = await (await block('"call": "x", "": 1')).labels('"|": 1');
    expect(call.sort()).toEqual(['args', 'errors', 'otherwise', 'success', 'then']);
    const tones = await (await withBlock('{ "id": "a", "type": "notice", "text": "a.b", "tone": "" }')).labels(
      '"tone": "|"',
    );
    expect(tones).toEqual(expect.arrayContaining(['"info"', '"danger"']));
    const columns = await (await withBlock('{ "id": "a", "type": "table", "columns": [{ "": 1 }] }')).complete(
      '{ "|": 1 }',
    );
    const label = columns.find((one) => one.label === 'total')!;
    expect(JSON.stringify(label.documentation)).toMatch(/sum/i);
  });

  test('describes a key and underlines an unknown one', async () => {
    expect(await plainEditor(list).hover('"type": "tab|le"')).toContain('A table');
    const problems = await plainEditor(
      list,
      text.replace('"type": "table"', '"type": "table", "colums": []'),
    ).problems();
    expect(problems).toEqual(['Property colums is not allowed.']);
  });

  test('does the same for the contract, the configuration and an overlay', async () => {
    const api = join(root, 'schemas/api/vehicles.json');
    const vehicles = readFileSync(api, 'utf8').replace('"x-access": "full"', '"x-access": ""');
    expect(await plainEditor(api, vehicles).labels('"x-access": "|"')).toEqual(['"public"', '"restricted"', '"full"']);
    expect(await plainEditor(api, vehicles).hover('"x-sub|ject"')).toContain('chosen subject');
    const services = join(root, 'services.config.json');
    expect(await plainEditor(services).hover('"lang|uages"')).not.toBe('');
    const overlay = join(root, 'examples/brzezno/overlay.config.json');
    const written = readFileSync(overlay, 'utf8').replace('"services": {', '"services": { "999": { "": 1 },');
    expect(await plainEditor(overlay, written).labels('{ "|": 1 }')).toEqual(
      expect.arrayContaining(['off', 'group', 'before']),
    );
  });
});
