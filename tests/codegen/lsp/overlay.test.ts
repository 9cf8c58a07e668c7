import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Editor, folder } from './session.ts';

const base = 'screens/proba.json';
const edit = 'nakladka/screens/proba.edit.json';
const config = 'nakladka/overlay.config.json';
const data = 'nakladka/data.config.json';
const api = 'nakladka/schemas/api/parking.json';
let place: ReturnType<typeof folder>;
let editor: Editor;
beforeAll(async () => {
  place = folder();
  editor = await new Editor(place.root).start();
});
afterAll(async () => {
  await editor.stop();
  place.gone();
});
afterEach(() => editor.closed());

const labels = async (file: string, at: string) => (await editor.complete(file, at)).map(({ label }) => label);
/** The files that a renaming changes. */
const changed = async (file: string, at: string, name: string) => {
  const renamed = await editor.rename(file, at, name);
  const files = renamed.documentChanges!.flatMap((one) => ('textDocument' in one ? [one.textDocument.uri] : []));
  return { renamed, files: files.map((uri) => uri.slice(editor.uri('').length + 1)).sort() };
};

describe('an edit of an overlay', () => {
  test('is checked while it is typed', async () => {
    await editor.open(edit);
    await editor.type(edit, '"at": "razem"', '"at": "razen"');
    const [problem] = await editor.diagnostics(edit, (diagnostics) => diagnostics.length > 0);
    expect(problem).toMatchObject({ code: 'overlay.nothing', severity: 1 });
    expect(problem!.message).toContain('Did you mean "razem"?');
    await editor.type(edit, '"at": "razen"', '"at": "razem"');
    expect(await editor.diagnostics(edit, (diagnostics) => diagnostics.length === 0)).toEqual([]);
  });

  test('has its addresses completed part by part, and the keys of the thing they name', async () => {
    await editor.open(edit);
    expect(await labels(edit, '"at": "|razem"')).toEqual(['znaki', 'raty', 'razem', 'dalej']);
    expect(await labels(edit, '"at": "raty/columns/|kwota')).toEqual(['terminPlatnosci', 'kwotaRazem']);
    expect(await labels(edit, '"change": { |"label"')).toEqual(['field', 'total']);
    await editor.type(edit, '{ "at": "razem", "change": { "visible": "calc.suma > 0" } }', '{ "at": "" }');
    expect(await labels(edit, '{ "at": "|" }')).toContain('razem');
  });

  test('shows the value below and leads to it', async () => {
    await editor.open(edit);
    expect(await editor.hover(edit, '"raty/columns/kwota|Razem"')).toContain('screens/proba.json:26');
    const label = await editor.hover(edit, '"la|bel": "proba.grupa"');
    expect(label).toContain('Below: screens/proba.json:26');
    expect(label).toContain('"proba.nazwa"');
    expect(await editor.definition(edit, '"raty/columns/kwota|Razem"')).toEqual([`${base}:26:kwotaRazem`]);
    expect(await editor.definition(edit, '"ra|ty/columns')).toEqual([`${base}:16:raty`]);
    expect(await editor.definition(edit, '"run": "wy|czysc"')).toEqual([`${base}:12:wyczysc`]);
  });

  test('is changed when a block, a column, an action or a text below it is renamed', async () => {
    await editor.open(base);
    await editor.open(edit);
    const following = async (at: string, name: string) => editor.after(edit, (await changed(base, at, name)).renamed);
    expect(await following('"id": "ra|zem"', 'lacznie')).toContain('"at": "lacznie"');
    expect(await following('"field": "kwota|Razem"', 'lacznie')).toContain('"at": "raty/columns/lacznie"');
    expect(await following('"id": "us|un"', 'kasuj')).toContain('"at": "dalej/items/kasuj"');
    expect(await following('"wy|czysc": {', 'czysc')).toContain('"run": "czysc"');
    const { renamed, files } = await changed(base, '"caption": "proba.ety|kieta"', 'podpis');
    expect(files).toEqual(expect.arrayContaining(['nakladka/locales/pl/proba.json', 'nakladka/locales/en/proba.json']));
    expect(editor.after(edit, renamed)).toContain('"label": "proba.podpis"');
    expect(editor.after(config, renamed)).toContain('"name": "proba.podpis"');
  });

  test('has the place of a move completed, followed and renamed', async () => {
    await editor.open(base);
    await editor.open(edit);
    await editor.type(edit, '"change": { "visible": "calc.suma > 0" } }', '"move": { "before": "raty" } }');
    expect(await labels(edit, '"before": "|raty"')).toEqual(['znaki', 'raty', 'razem', 'dalej']);
    expect(await editor.definition(edit, '"before": "ra|ty"')).toEqual([`${base}:16:raty`]);
    const { renamed } = await changed(edit, '"before": "ra|ty"', 'czesci');
    expect(editor.after(edit, renamed)).toContain('"move": { "before": "czesci" }');
    expect(editor.after(edit, renamed)).toContain('"at": "czesci/columns/kwotaRazem"');
  });

  test('is renamed with its screen', async () => {
    await editor.open('services.config.json');
    const { renamed } = await changed('services.config.json', '"screen": "pro|ba"', 'oplaty');
    const moves = renamed.documentChanges!.flatMap((one) =>
      'kind' in one && one.kind === 'rename' ? [one.newUri] : [],
    );
    const names = ['screens/oplaty.json', 'screens/oplaty.scenario.json', 'nakladka/screens/oplaty.edit.json'];
    expect(moves.sort()).toEqual(names.map((name) => editor.uri(name)).sort());
  });
});

test('configuration and texts of an overlay are completed from the municipality below, and show its values', async () => {
  const words = 'nakladka/locales/pl/proba.json';
  await editor.open(config);
  await editor.open(words);
  expect(await editor.hover(config, '"na|me": "Gmina')).toContain('services.config.json:4');
  expect(await editor.hover(words, '"ety|kieta"')).toContain('"Etykieta"');
  expect(await labels(words, '{| "ety')).toEqual(expect.arrayContaining(['tytul', 'liczba_few']));
  await editor.type(config, '"1": { "name"', '"": { "name"');
  expect(await labels(config, '"|": { "name"')).toEqual(['1']);
  expect(await labels(config, '"group": "|grupa"')).toEqual(['grupa']);
});

describe('data.config.json', () => {
  test('has its names completed and linked to their definitions', async () => {
    await editor.open(data);
    expect(await labels(data, '"rows": "|parkingi"')).toEqual(['parkingi']);
    expect(await labels(data, '"ulica": "|ulica"')).toEqual(['ulica', 'numer', 'wolne']);
    expect(await labels(data, '"fields": {| "czyWolne"')).toEqual(['numer']);
    expect(await editor.definition(data, '"rows": "par|kingi"')).toEqual([`${data}:3:parkingi`]);
    expect(await editor.definition(data, '"daj|Miejsca"')).toEqual([`${api}:7:dajMiejsca`]);
    expect(await editor.hover(data, '"czy|Wolne"')).toContain('Is it free?');
  });

  test('is changed when an operation, an argument, a field or a table is renamed', async () => {
    await editor.open(api);
    await editor.open(data);
    const everywhere = [data, 'nakladka/screens/parking.json', api].sort();
    for (const [at, name, there] of [
      ['"daj|Miejsca"', 'dajWolne', '"dajWolne": {'],
      ['"name": "uli|ca"', 'droga', '"where": { "droga": "ulica" }'],
      ['"czy|Wolne": {', 'czyPuste', '"fields": { "czyPuste": "wolne" }'],
    ] as const) {
      const { renamed, files } = await changed(api, at, name);
      expect(files).toEqual(everywhere);
      expect(editor.after(data, renamed)).toContain(there);
    }
    const { renamed } = await changed(data, '"rows": "par|kingi"', 'auta');
    expect(editor.after(data, renamed)).toContain('"tables": { "auta"');
    await expect(editor.rename(api, '"nu|mer": {', 'liczba')).rejects.toThrow('is a part of another name');
  });
});
