import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '../../../codegen/studio/api.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import type { Labels } from '../../../codegen/studio/offers/labels.ts';
import { Spelling } from '../../../codegen/studio/offers/spelling.ts';
import { labelFor, labelOf } from '../../../codegen/studio/offers/wording.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import type { Locales } from '../../../codegen/texts/locales.ts';
import { drop, small } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';

afterAll(drop);

const TABLE = 'screens/proba.json';

/** What the page sends for a choice; empty sentences are written by the person. */
const editOf = (file: string, at: string, { item, texts }: Offer): Edit => ({
  kind: 'several',
  edits: [
    { kind: 'add', file, at, item },
    ...Object.entries(texts).flatMap(([key, by]) =>
      Object.entries(by).map(
        ([language, text]): SmallEdit => ({ kind: 'text', key, language, text: text || 'Zdanie' }),
      ),
    ),
  ],
});

describe('what can be added in a small municipality', () => {
  let folder: string;
  let studio: Studio;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const named = (file: string, at: string, name: string) => studio.offers(file, at).find((one) => one.name === name)!;
  const names = (file: string, at: string) => studio.offers(file, at).map(({ name }) => name);
  const errorsOf = (edit: Edit) => studio.plan(edit).problems.filter(({ severity }) => severity === 'error');

  beforeAll(() => {
    folder = small();
    const screen = JSON.parse(read(TABLE));
    screen.data.karta = { operation: 'dajKarteNaleznosci', args: { idKartyNaleznosci: '1' } };
    const symbol = { id: 'symbolKarty', label: 'proba.etykieta', value: 'data.karta.symbolKarty' };
    screen.content.push({ id: 'karta', type: 'facts', items: [symbol] });
    writeFileSync(join(folder, TABLE), `${JSON.stringify(screen, null, 2)}\n`);
    studio = studioOf(folder);
  });

  it('are columns for the fields of a row that the table does not show', () => {
    const found = names(TABLE, 'raty/columns');
    expect(found).toContain('kwotaRaty');
    expect(found).not.toContain('terminPlatnosci');
    // Numbers of records come last.
    expect(found.at(-1)).toBe('idNaleznosciRatyZbiorczej');
    expect(named(TABLE, 'raty/columns', 'kwotaRaty')).toEqual({
      name: 'kwotaRaty',
      kind: 'money',
      description: 'Amount of the instalment.',
      about: { pl: 'Kwota raty' },
      title: 'Kwota raty',
      item: { field: 'kwotaRaty', label: 'proba.kwotaRaty' },
      texts: { 'proba.kwotaRaty': { pl: 'Kwota raty', en: 'Amount of the instalment' } },
    });
  });

  it('are described in Polish and in the language of the contract, and named by the first Polish words', () => {
    const found = named(TABLE, 'raty/columns', 'zleconoPlatnoscZKIR');
    expect(found).toMatchObject({
      title: 'Trwa płatność przelewem online',
      about: { pl: 'Trwa płatność przelewem online: zlecono ją przez KIR.' },
      description: 'A payment by interbank transfer is ordered.',
    });
    for (const at of ['raty/columns', 'karta/items'])
      for (const { name, about } of studio.offers(TABLE, at)) expect([name, about?.pl]).not.toContain(undefined);
  });

  it('become one step with their texts, as an engineer would write them, and one undo', () => {
    const files = [TABLE, 'locales/pl/proba.json', 'locales/en/proba.json'];
    const before = files.map(read);
    const made = studio.edit(editOf(TABLE, 'raty/columns', named(TABLE, 'raty/columns', 'kwotaRaty')));
    expect([made.underWay, made.steps.map(({ files: of }) => of)]).toEqual([false, [files]]);
    expect(made.sentence).toEqual({
      en: 'Column *Amount of the instalment* added',
      pl: 'Kolumna *Kwota raty*: dodano',
    });
    expect(files.map(read)).toEqual([
      before[0]!.replace(
        '          "label": "proba.etykieta"\n        }\n',
        '          "label": "proba.etykieta"\n        },\n        {\n          "field": "kwotaRaty",\n          "label": "proba.kwotaRaty"\n        }\n',
      ),
      before[1]!.replace(/\n\}\n$/, ',\n  "kwotaRaty": "Kwota raty"\n}\n'),
      before[2]!.replace(/\n\}\n$/, ',\n  "kwotaRaty": "Amount of the instalment"\n}\n'),
    ]);
    expect(names(TABLE, 'raty/columns')).not.toContain('kwotaRaty');
    studio.undo();
    expect(files.map(read)).toEqual(before);
  });

  it.each([
    ['columns', TABLE, 'raty/columns'],
    ['facts', TABLE, 'karta/items'],
    ['buttons', 'screens/slowa.json', 'akcje/items'],
    ['the first button of a table', TABLE, 'raty/buttons'],
  ])('pass the check, each of them: %s', (_, file, at) => {
    const offers = studio.offers(file, at);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(errorsOf(editOf(file, at, offer)), offer.name).toEqual([]);
  });

  it('name a text that the screen has for the same field already', () => {
    expect(names(TABLE, 'karta/items')).not.toContain('symbolKarty');
    const block = named(TABLE, 'content', 'karta2').item as { items: { id: string; label: string }[] };
    expect(block.items.find(({ id }) => id === 'symbolKarty')?.label).toBe('proba.etykieta');
  });

  it('are nothing for a list of something else, and refused where there is no list', () => {
    expect(studio.part(TABLE, 'raty').open).toEqual(['columns', 'buttons']);
    expect(() => studio.offers(TABLE, 'nieMa/columns')).toThrow('There is no block "nieMa" here.');
  });
});

describe('the label of a field', () => {
  it.each([
    ['kwotaRaty', 'Amount of the instalment.', { pl: 'Kwota raty', en: 'Amount of the instalment' }],
    ['terminPlatnosci', 'Termin płatności.', expect.objectContaining({ pl: 'Termin płatności', en: 'Due date' })],
    ['ulica', 'Ulica.', expect.objectContaining({ pl: 'Ulica', uk: 'Вулиця' })],
    ['suma', 'A sentence that is far too long for a label, because it explains how to add.', { pl: 'Suma' }],
    ['rok', '', expect.objectContaining({ pl: 'Rok', de: 'Jahr' })],
  ])('of %s: %s', (name, description, words) => {
    expect(labelOf(name, description)).toEqual(words);
  });
});

describe('the proposed words for a field', () => {
  const texts: Record<string, Record<string, string>> = {
    pl: { termin: 'Termin odczytu' },
    en: { termin: 'Date of reading' },
    de: { termin: 'Ablesetermin' },
  };
  const locales = { languages: Object.keys(texts), all: (language: string) => texts[language] };
  const spelling = new Spelling(locales as unknown as Locales);
  const labels = {
    any: () => ({ pl: 'Na innych ekranach' }),
    exact: (_: string, operation: string) => (operation === 'dajOdczyty' ? { pl: 'Na tym ekranie' } : undefined),
  } as unknown as Labels;
  const field = { name: 'odczyt', description: 'Day of reading.' };
  const long = 'Dzień, w którym inkasent odczytał wodomierz i zapisał jego stan w książce odczytów';

  it.each([
    ['are the first of the contract', { pl: 'Odczyt: dzień.' }, undefined, { pl: 'Odczyt', en: 'Day of reading' }],
    ['are the first in each language of it', { pl: 'Odczyt.', de: 'Tag: …' }, undefined, { pl: 'Odczyt', de: 'Tag' }],
    [
      'have the translations of an equal text',
      { pl: 'Termin odczytu: dzień.' },
      undefined,
      { pl: 'Termin odczytu', en: 'Date of reading', de: 'Ablesetermin' },
    ],
    ['are those of screens of the operation', { pl: 'Odczyt: dzień.' }, 'dajOdczyty', { pl: 'Na tym ekranie' }],
    ['are those of other screens without any', undefined, 'dajRaty', { pl: 'Na innych ekranach' }],
    ['are those of other screens where the first are too long', { pl: long }, undefined, { pl: 'Na innych ekranach' }],
  ])('%s', (_, about, operation, words) => {
    expect(labelFor({ ...field, ...(about && { about }) }, labels, spelling, operation)).toMatchObject(words);
  });
});
