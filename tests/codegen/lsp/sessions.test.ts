import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Editor, folder } from './session.ts';

const screen = 'screens/proba.json';
let place: ReturnType<typeof folder>;
let editor: Editor;
beforeAll(async () => {
  place = folder();
  rmSync(join(place.root, 'nakladka'), { recursive: true });
  editor = await new Editor(place.root).start();
});
afterAll(async () => {
  await editor.stop();
  place.gone();
});
beforeEach(() => editor.open(screen));
afterEach(() => editor.closed());

const labels = async (at: string, file = screen) => (await editor.complete(file, at)).map(({ label }) => label);

describe('problems', () => {
  test('are shown for unsaved text while typing, with code, help and the place that the help names', async () => {
    await editor.type(screen, '"calc.suma"', '"calc.sum"');
    const all = await editor.diagnostics(screen, (diagnostics) =>
      diagnostics.some(({ code }) => code === 'field.unknown'),
    );
    const found = all.find(({ code }) => code === 'field.unknown');
    expect(found).toMatchObject({ source: 'okienko', severity: 1, code: 'field.unknown' });
    expect(found!.message).toContain('Did you mean "suma"?');
    await editor.type(screen, '"calc.sum"', '"calc.suma"');
    expect(await editor.diagnostics(screen, (all) => all.every(({ severity }) => severity !== 1))).toEqual([]);
  });

  test('a half-typed file has only its syntax error, and no other file a problem because of it', async () => {
    await editor.type(screen, '"title": "proba.tytul",', '"title": ');
    const found = await editor.diagnostics(screen, (all) => all.length > 0);
    expect(found.map(({ code }) => code)).toEqual(['json.syntax']);
    expect(await editor.diagnostics('locales/pl/proba.json', () => true)).toEqual([]);
  });

  test('a quick fix writes the suggested name, and adds a missing text, empty, in every language', async () => {
    await editor.type(screen, '"by": "terminPlatnosci"', '"by": "terminPlatnos"');
    const [sort] = await editor.diagnostics(screen, (all) => all.some(({ code }) => code === 'sort.unknown'));
    const [fix] = await editor.actions(screen, sort!);
    expect(fix!.title).toBe('Change to "terminPlatnosci"');
    expect(editor.after(screen, fix!.edit!)).toContain('"by": "terminPlatnosci"');

    await editor.type(screen, '"label": "proba.grupa"', '"label": "proba.nowa"');
    const diagnostics = await editor.diagnostics(screen, (all) => all.some(({ code }) => code === 'text.unknown'));
    const [add] = (await editor.actions(screen, diagnostics.find(({ code }) => code === 'text.unknown')!)).filter(
      ({ title }) => title.startsWith('Add'),
    );
    expect(add!.title).toBe('Add the text "proba.nowa" in pl, en');
    for (const language of ['pl', 'en'])
      expect(JSON.parse(editor.after(`locales/${language}/proba.json`, add!.edit!)).nowa).toBe('');
  });
});

describe('completion', () => {
  test('in an expression knows roots, fields by type, functions, and variables of a list', async () => {
    await editor.type(screen, '"calc.suma"', '"data.raty."');
    expect(await labels('"data.raty.|"')).toEqual(expect.arrayContaining(['ratyZbiorcze']));
    await editor.type(screen, '"data.raty."', '"data.raty.ratyZbiorcze.filter(r, r."');
    const fields = await editor.complete(screen, 'filter(r, r.|"');
    const amount = fields.find(({ label }) => label === 'kwotaRazem')!;
    expect(amount.detail).toBe('an amount, PLN');
    expect((amount.documentation as { value: string }).value).not.toBe('');
    await editor.type(screen, 'ratyZbiorcze.filter(r, r."', 'ratyZbiorcze."');
    expect(await labels('ratyZbiorcze.|"')).toEqual(expect.arrayContaining(['filter', 'count', 'first']));
    await editor.type(screen, '"data.raty.ratyZbiorcze."', '"sum(data.raty.ratyZbiorcze.map(x, "');
    expect(await labels('map(x, |"')).toEqual(expect.arrayContaining(['x', 'state', 'calc', 'today', 'addDays']));
  });

  test('knows operations, arguments, states, fields, texts with their words, blocks, formats that fit', async () => {
    await editor.type(screen, '"operation": "dajRaty"', '"operation": ""');
    const operations = await editor.complete(screen, '"operation": "|"');
    expect(operations.find(({ label }) => label === 'dajRaty')?.detail).toBeTruthy();
    await editor.type(screen, '"operation": ""', '"operation": "dajRaty"');
    await editor.type(screen, '{ "idKartyNaleznosci": "1" }', '{  }');
    expect(await labels('"args": { | }')).toEqual(['idKartyNaleznosci']);
    await editor.type(screen, '{  }', '{ "idKartyNaleznosci": "1" }');
    expect(await labels('"bind": "|wybrane"')).toEqual(['wybrane']);
    expect(await labels('"field": "|kwotaRazem"')).toEqual(expect.arrayContaining(['terminPlatnosci', 'kwotaRazem']));
    expect(await labels('"of": "|raty"')).toEqual(['raty']);
    expect(await labels('"run": "|wyczysc"')).toEqual(['wyczysc']);
    const texts = await editor.complete(screen, '"caption": "|proba');
    expect(texts.find(({ label }) => label === 'proba.etykieta')?.detail).toBe('Etykieta');
    await editor.type(screen, '"total": true', '"total": true, "format": ""');
    expect(await labels('"format": "|"')).toEqual(['money', 'decimal', 'decimal1', 'decimal2', 'decimal3', 'decimal4']);
  });

  test('works for a value that is not typed yet', async () => {
    await editor.type(screen, '"caption": "proba.etykieta"', '"caption": ');
    expect(await labels('"caption": |')).toContain('proba.nazwa');
  });

  test('in a locale file offers what the first language has and this one lacks', async () => {
    const file = 'locales/en/proba.json';
    await editor.open(file);
    await editor.type(file, '"tytul": "', '"tytulu": "');
    expect(await labels('{|', file)).toEqual(['tytul']);
  });
});

describe('hover and definition', () => {
  test('show a field with type, unit and description, a text in every language, an operation, a function', async () => {
    expect(await editor.hover(screen, '"field": "kwota|Razem"')).toMatch(
      /\*\*field\*\* `kwotaRazem`: an amount, PLN\n\n./,
    );
    expect(await editor.hover(screen, 'r.kwota|Razem))')).toContain('an amount');
    expect(await editor.hover(screen, '"proba.ety|kieta"')).toContain('- pl: Etykieta');
    expect(await editor.hover(screen, '"daj|Raty"')).toMatch(/`GET .*`, \w+ access/);
    expect(await editor.hover(screen, 's|um(data')).toContain('The sum of the numbers or amounts');
  });

  test('lead to the definition', async () => {
    expect(await editor.definition(screen, '"daj|Raty"')).toEqual([
      expect.stringMatching(/^schemas\/api\/\w+\.json:\d+:dajRaty$/),
    ]);
    expect(await editor.definition(screen, 'r.kwota|Razem))')).toEqual([
      expect.stringMatching(/^schemas\/api\/.*:kwotaRazem$/),
    ]);
    expect(await editor.definition(screen, '"proba.ety|kieta"')).toEqual([
      expect.stringMatching(/^locales\/pl\/proba.json:\d+:etykieta$/),
      expect.stringMatching(/^locales\/en\/proba.json:\d+:etykieta$/),
    ]);
    expect(await editor.definition(screen, 'calc.su|ma"')).toEqual([`${screen}:11:suma`]);
    expect(await editor.definition(screen, '"of": "ra|ty"')).toEqual([`${screen}:16:raty`]);
  });

  test('list all uses', async () => {
    const lines = [4, 12, 22, 32].map((line) => `${screen}:${line}:wybrane`);
    expect((await editor.references(screen, 'state.wy|brane')).sort()).toEqual(
      [...lines, 'screens/proba.scenario.json:10:wybrane'].sort(),
    );
  });
});

describe('renaming', () => {
  test('a state, wherever it is named', async () => {
    expect(await editor.prepareRename(screen, 'state.wy|brane')).toMatchObject({ placeholder: 'wybrane' });
    const edit = await editor.rename(screen, 'state.wy|brane', 'zaznaczone');
    const text = editor.after(screen, edit);
    expect(text).not.toContain('wybrane');
    expect(text.split('zaznaczone')).toHaveLength(5);
  });

  test('a text, in every language and form', async () => {
    const edit = await editor.rename(screen, '"proba.ety|kieta"', 'podpis');
    expect(editor.after(screen, edit)).toContain('"proba.podpis"');
    for (const language of ['pl', 'en'])
      expect(JSON.parse(editor.after(`locales/${language}/proba.json`, edit)).podpis).toBeTruthy();
  });

  test('a field of the contract, with its examples and what is required', async () => {
    const edit = await editor.rename(screen, 'r.kwota|Razem))', 'lacznie');
    const files = edit.documentChanges!.flatMap((one) => ('textDocument' in one ? one.textDocument.uri : []));
    const contract = files.find((uri) => uri.includes('/schemas/api/'))!.slice(editor.uri('').length);
    const before = readFileSync(join(place.root, contract), 'utf8');
    expect(editor.after(contract, edit).split('"lacznie"').length).toBeGreaterThan(3);
    expect(before).not.toContain('lacznie');
    expect(editor.after(screen, edit)).toContain('{ "field": "lacznie"');
  });

  test('is refused with a reason when the new name is taken or has the wrong form', async () => {
    await expect(editor.rename(screen, '"id": "ra|zem"', 'raty')).rejects.toThrow('"raty" already exists');
    await expect(editor.rename(screen, 'calc.su|ma"', 'Su ma')).rejects.toThrow('cannot be the name of a calc');
  });

  test('of a screen renames its file and its scenarios as well', async () => {
    const config = 'services.config.json';
    await editor.open(config);
    const edit = await editor.rename(config, '"screen": "pro|ba"', 'oplaty/nowe');
    expect(edit.documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: editor.uri(screen),
      newUri: editor.uri('screens/oplaty/nowe.json'),
    });
    expect(edit.documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: editor.uri('screens/proba.scenario.json'),
      newUri: editor.uri('screens/oplaty/nowe.scenario.json'),
    });
    expect(editor.after(config, edit)).toContain('"screen": "oplaty/nowe"');
  });
});

test('files in schemas/api are checked while typing as well', async () => {
  const file = 'schemas/api/zapas.json';
  const path = join(place.root, file);
  const text = readFileSync(join(place.root, 'schemas/api/dues.json'), 'utf8');
  writeFileSync(path, text);
  try {
    await editor.open(file);
    const found = await editor.diagnostics(file, (all) => all.length > 0);
    expect(found.map(({ code }) => code)).toContain('operation.doubled');
  } finally {
    rmSync(path);
  }
});
