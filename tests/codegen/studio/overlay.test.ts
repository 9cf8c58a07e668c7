import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer, Plan } from '../../../codegen/studio/api.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop, overlay } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';
import { newPage } from './withPages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SHIPPED = 'screens/budzet/dochody.json';
const EDIT = 'screens/budzet/dochody.edit.json';
const CATALOGUE = 'content/catalogue.edit.json';

let folder: string;
let studio: Studio;
beforeAll(() => {
  folder = overlay();
  studio = studioOf(folder);
});
afterAll(drop);

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const isThere = (name: string) => existsSync(join(folder, name));
const errors = ({ problems }: Plan) => problems.filter(({ severity }) => severity === 'error');

describe('a screen of the base', () => {
  it('has its edits beside it, and their file goes with the last one', () => {
    const lines = readFileSync(join(ROOT, SHIPPED), 'utf8').split('\n');
    const table = lines.findIndex((line) => line.includes('"tabela"'));
    const line = lines.findIndex((one, at) => at >= table && one.includes('"empty"')) + 1;
    expect(errors(studio.edit({ kind: 'set', file: SHIPPED, at: 'tabela', key: 'csv', value: false }))).toEqual([]);
    expect(read(EDIT)).toMatch(/"edits": \[\{ "at": "tabela", "change": \{ "csv": false \} \}\]\n\}\n$/);
    const { places } = studio.part(SHIPPED, 'tabela');
    expect([places.csv?.own, places.empty]).toEqual([true, { file: SHIPPED, line, column: 7, own: false }]);
    studio.edit({ kind: 'unset', file: SHIPPED, at: 'tabela', key: 'csv' });
    expect(isThere(EDIT)).toBe(false);
    studio.undo();
    expect(read(EDIT)).toContain('"csv": false');
  });

  it('gets what is added to it there too', () => {
    const at = 'tabela/buttons';
    const [{ item }] = studio.offers(SHIPPED, at) as [Offer];
    const plan = studio.plan({ kind: 'add', file: SHIPPED, at, item });
    expect([errors(plan), plan.diff.map(({ file }) => file)]).toEqual([[], [EDIT]]);
    expect(plan.diff[0]!.after).toContain('"at": "tabela/buttons/pdf"');
  });
});

describe('a column for a choice', () => {
  it('takes the label and the words that the texts of its screen have already', () => {
    const offers = studio.offers('screens/obiekty/terminy.json', 'tabela/columns');
    const { title, item, texts } = offers.find(({ name }) => name === 'dzienTygodnia')!;
    expect({ title, item, texts }).toEqual({
      title: 'Dzień tygodnia',
      item: {
        id: 'dzienTygodnia',
        value: 'row.dzienTygodnia',
        texts: 'obiekty.tydzien',
        label: 'obiekty.dzienTygodnia',
      },
      texts: {},
    });
  });
});

it('a value is written in its own configuration at the line that a reader finds, from its folder', () => {
  const lines = read('overlay.config.json').split('\n');
  const line = lines.findIndex((one) => one.includes('"slug": "oplaty-za-przedszkole"')) + 1;
  const { places } = studio.part('services.config.json', 'services/202');
  expect(places.slug).toEqual({ file: 'overlay.config.json', line, column: 7, own: true });
});

it('a tile is moved beside one that is called by its service, also by one of the overlay', () => {
  const beside = { side: 'before', name: 'drogi' } as const;
  const { sentence } = studio.plan({ kind: 'move', file: 'services.config.json', at: 'tiles/zgloszenie', beside });
  expect(sentence.pl).toBe('Kafelek *Napisz do urzędu*: przeniesiono przed *Zgłoś uszkodzenie drogi*');
});

it('the sentence about a long text begins before what differs', () => {
  const old =
    'Sprawdź, kiedy hala, boisko albo kort są wolne. Aby zarezerwować termin, zadzwoń do opiekuna obiektu albo do niego napisz.';
  const text = old.replace('zadzwoń do', 'zapytaj');
  const { sentence } = studio.plan({ kind: 'text', key: 'obiekty.wstep', language: 'pl', text });
  expect(sentence.pl).toBe(
    'Tekst *…zarezerwować termin, zadzwoń do opiekuna obiektu albo do ni…* (pl): zmieniono na *…zarezerwować termin, zapytaj opiekuna obiektu albo do niego…*',
  );
});

it('a field is not called as a difference that ends with it', () => {
  const offers = studio.offers('screens/przedszkole/oplaty.json', 'oplaty/columns');
  expect(offers.find(({ name }) => name === 'zaplacono')?.title).toBe('Zapłacono');
});

it('texts are written into its own locales', () => {
  const edit = { kind: 'text', key: 'wspolne.brakDanych', language: 'de' } as const;
  studio.edit({ ...edit, text: 'Weg' });
  expect(read('locales/de/wspolne.json')).toBe('{\n  "brakDanych": "Weg"\n}\n');
  studio.edit({ ...edit, text: '' });
  expect(isThere('locales/de/wspolne.json')).toBe(false);
});

describe('the pages', () => {
  it('one of the base that is changed becomes its own, and goes when it is as the base has it', () => {
    const file = 'content/pages/meldunek/pl.html';
    const { html, own } = studio.page('meldunek').languages.pl!;
    expect([own, isThere(file)]).toEqual([false, false]);
    studio.edit({ kind: 'page', id: 'meldunek', language: 'pl', html: `${html}<p>Więcej.</p>\n` });
    expect(read(file)).toBe(`${html}<p>Więcej.</p>\n`);
    studio.edit({ kind: 'page', id: 'meldunek', language: 'pl', html });
    expect(isThere(file)).toBe(false);
  });

  it('a new one is a difference of the catalogue, and one of the base that goes is null there', () => {
    const before = read(CATALOGUE);
    expect(errors(studio.edit(newPage('nowa', ['pl', 'en', 'de', 'uk'])))).toEqual([]);
    expect(read(CATALOGUE)).toBe(
      before.replace(
        /("in": "procedury"\n {4}\})\n/,
        '$1,\n    "nowa": { "title": "strony.nowa.tytul", "in": "urzad" }\n',
      ),
    );
    expect(read('locales/de/strony.json')).toContain('Nowa de');
    studio.edit({ kind: 'several', edits: studio.page('nowa').removal });
    expect(read(CATALOGUE)).toBe(before);
    expect(isThere('locales/de/strony.json')).toBe(false);
    const { removal } = studio.page('pies');
    expect(removal).toEqual([{ kind: 'entry', part: 'pages', id: 'pies', entry: null }]);
    expect(errors(studio.edit({ kind: 'several', edits: removal }))).toEqual([]);
    expect(read(CATALOGUE)).toContain('"pies": null');
  });

  it('one comes into another folder, and back as the base has it', () => {
    const before = read(CATALOGUE);
    expect(errors(studio.edit({ kind: 'place', id: 'rodo', in: 'jezioro' }))).toEqual([]);
    expect(read(CATALOGUE)).toContain('"rodo": { "in": "jezioro" }');
    expect(studio.page('rodo').folders).toEqual(['jezioro']);
    expect(errors(studio.edit({ kind: 'place', id: 'rodo', in: 'urzad' }))).toEqual([]);
    expect(read(CATALOGUE)).toBe(before);
    expect(studio.page('rodo').menu?.own).toBe('rodo');
  });

  it('one that another program has changed is not overwritten', () => {
    const file = 'content/pages/kapielisko/pl.html';
    studio.edit({ kind: 'page', id: 'kapielisko', language: 'pl', html: `${read(file)}<p>Więcej.</p>\n` });
    writeFileSync(join(folder, file), '<p>Inny program.</p>\n');
    expect(() => studio.undo()).toThrow('Another program has changed');
  });
});
