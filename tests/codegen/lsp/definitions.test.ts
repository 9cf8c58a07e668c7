import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Editor, folder } from './session.ts';

/** What screens share (`screens/definitions/`), in an editor. */
const SHARED = 'screens/definitions/wspolne.json';
const SCREEN = 'screens/proba.json';
let place: ReturnType<typeof folder>;
let editor: Editor;

beforeAll(async () => {
  place = folder();
  const write = (file: string, text: string) => {
    mkdirSync(join(place.root, file, '..'), { recursive: true });
    writeFileSync(join(place.root, file), text);
  };
  write(
    SHARED,
    `{
  "define": {
    "zalegla": {
      "description": "Is an instalment overdue today?",
      "params": { "termin": { "type": "string", "format": "date" } },
      "value": "params.termin < today"
    },
    "bardzo": {
      "params": { "kiedy": { "type": "string", "format": "date" } },
      "value": "zalegla(params.kiedy) && params.kiedy < today"
    },
    "razem": {
      "params": { "suma": { "type": "number", "x-unit": "PLN" } },
      "text": { "text": "proba.kwota", "values": { "kwota": "params.suma" } }
    }
  }
}
`,
  );
  const screen = readFileSync(join(place.root, SCREEN), 'utf8')
    .replace('row.terminPlatnosci < today', 'bardzo(row.terminPlatnosci) && zalegla(row.terminPlatnosci)')
    .replace(
      '{ "text": "proba.kwota", "values": { "kwota": "calc.suma" } }',
      '{ "define": "razem", "with": { "suma": "calc.suma" } }',
    );
  write(SCREEN, screen);
  editor = await new Editor(place.root).start();
  await editor.open(SHARED);
  await editor.open(SCREEN);
}, 60_000);
afterAll(async () => {
  await editor.stop();
  place.gone();
});

const labels = async (file: string, at: string) => (await editor.complete(file, at)).map(({ label }) => label);

test('are completed in an expression, and as texts with their parameters', async () => {
  expect(await labels(SCREEN, 'bardzo(row.terminPlatnosci) && zal|egla')).toEqual(
    expect.arrayContaining(['zalegla', 'bardzo']),
  );
  expect(await labels(SCREEN, '"define": "raz|em"')).toEqual(['razem']);
  expect(await labels(SHARED, '"value": "params.|termin')).toContain('termin');
});

test('are described with their parameters and their own words', async () => {
  const hover = await editor.hover(SCREEN, '&& zal|egla(');
  expect(hover).toContain('zalegla(termin)');
  expect(hover).toContain('Is an instalment overdue today?');
});

test('lead to the line that defines them, from a call, a text and another definition', async () => {
  expect(await editor.definition(SCREEN, '&& zal|egla(')).toEqual([`${SHARED}:3:zalegla`]);
  expect(await editor.definition(SHARED, '"zal|egla(params.kiedy)')).toEqual([`${SHARED}:3:zalegla`]);
  expect(await editor.definition(SCREEN, '"define": "raz|em"')).toEqual([`${SHARED}:12:razem`]);
  expect(await editor.definition(SCREEN, '"with": { "su|ma"')).toEqual([`${SHARED}:13:suma`]);
  expect(await editor.definition(SHARED, 'params.ter|min < today')).toEqual([`${SHARED}:5:termin`]);
});

test('are renamed everywhere, from any place that names them', async () => {
  for (const [file, at] of [
    [SCREEN, '&& zal|egla('],
    [SHARED, '"zal|egla": {'],
  ] as const) {
    const renamed = await editor.rename(file, at, 'poTerminie');
    expect(editor.after(SCREEN, renamed)).toContain('bardzo(row.terminPlatnosci) && poTerminie(row.terminPlatnosci)');
    expect(editor.after(SHARED, renamed)).toContain('"poTerminie": {');
    expect(editor.after(SHARED, renamed)).toContain('"poTerminie(params.kiedy) && params.kiedy < today"');
  }
  const text = await editor.rename(SCREEN, '"define": "raz|em"', 'lacznie');
  expect(editor.after(SCREEN, text)).toContain('"define": "lacznie"');
  expect(editor.after(SHARED, text)).toContain('"lacznie": {');
});

test('are not renamed to what exists already', async () => {
  await expect(editor.rename(SCREEN, '&& zal|egla(', 'bardzo')).rejects.toThrow('"bardzo" already exists');
  await expect(editor.rename(SCREEN, '&& zal|egla(', 'count')).rejects.toThrow(
    '"count" is a function of the language.',
  );
});

test('have parameters that are renamed with every text that gives them', async () => {
  const renamed = await editor.rename(SHARED, '"su|ma": {', 'kwota');
  expect(editor.after(SHARED, renamed)).toContain('"values": { "kwota": "params.kwota" }');
  expect(editor.after(SCREEN, renamed)).toContain('"with": { "kwota": "calc.suma" }');
});
