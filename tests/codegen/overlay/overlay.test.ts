import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { compileFiles } from '../../../codegen/compile/files.ts';
import { officeFacts } from '../../../codegen/compile/officeFacts.ts';
import type { Files } from '../../../codegen/files/files.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { layered } from '../../../codegen/overlay/layers.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { reportText } from '../../../codegen/report/text.ts';
import { screenCheckerOf } from '../oneScreen.ts';

const here = import.meta.dirname;
const cases = readdirSync(join(here, 'cases'));
let below = '';

beforeAll(() => {
  below = mkdtempSync(join(tmpdir(), 'okienko-overlay-'));
  cpSync(join(here, '../check/base'), below, { recursive: true });
  cpSync(join(here, 'below'), below, { recursive: true });
  symlinkSync(join(here, '../../../schemas'), join(below, 'schemas'));
});
afterAll(() => rmSync(below, { recursive: true }));

const layersOf = (above: Files) => layered(filesOnDisk(below), above, (name) => `nakladka/${name}`);
const check = (above: Files) => checkLayers({ root: below }, layersOf(above));

/** An overlay that is written as an object: name of a file -> its content. */
function overlay(files: Readonly<Record<string, unknown>>): Files {
  const all = (folder: string) => Object.keys(files).filter((name) => name.startsWith(`${folder}/`));
  return {
    read: (name) => {
      const file = files[name];
      return typeof file === 'string' || file === undefined ? file : JSON.stringify(file);
    },
    list: all,
    all,
    kind: (name) => (name in files ? 'file' : undefined),
  };
}

/** One wrong overlay for each rule, and beside it what the check says. `UPDATE=1` writes what it says now: read it. */
describe('the check reports in the overlay', () => {
  test.each(cases)('%s', (name) => {
    const report = `${reportText(check(filesOnDisk(join(here, 'cases', name))).problems)}\n`;
    const file = join(here, 'cases', name, 'expected.txt');
    if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, report);
    expect(report).toBe(readFileSync(file, 'utf8'));
  });
});

describe('an overlay', () => {
  const config = 'overlay.config.json';

  test('that is empty changes nothing', () => {
    const { problems, screens, config: services } = check(overlay({ [config]: {} }));
    expect(problems).toEqual([]);
    expect(Object.keys(screens)).toEqual(['slowa', 'cel', 'strona', 'pliki', 'drogi', 'proba']);
    expect(services.name).toBe('Gmina Próbna');
  });

  test('renames the commune, moves a service to another group, and adds a service and a tile in order', () => {
    const { problems, config: services } = check(
      overlay({
        [config]: {
          municipality: { name: 'Gmina Inna', theme: { primary: '#1d5c3a' } },
          groups: { druga: { name: 'proba.grupa', before: 'grupa' } },
          services: {
            1: { group: 'druga', name: 'proba.etykieta' },
            2: {
              slug: 'slowa-usluga',
              name: 'proba.nazwa',
              screen: 'slowa',
              access: 'public',
              group: 'druga',
              before: 1,
            },
          },
          tiles: { nowy: { label: 'proba.tytul', icon: 'info', to: { screen: 'slowa' }, before: 'kafel' } },
        },
        'screens/slowa.edit.json': { title: { service: 2 } },
        'screens/proba.edit.json': { title: { service: 1 } },
      }),
    );
    expect(problems).toEqual([]);
    expect(services.name).toBe('Gmina Inna');
    expect(services.theme).toEqual({ primary: '#1d5c3a' });
    expect(services.groups.map(({ id, services: of }) => [id, of.map(({ uslugaId }) => uslugaId)])).toEqual([
      ['druga', [2, 1]],
      ['grupa', []],
    ]);
    expect(services.groups[0]?.services[1]?.name).toBe('proba.etykieta');
    expect(services.tiles.map(({ id }) => id)).toEqual(['nowy', 'kafel']);
  });

  test('switches a service off with its tile and the buttons that only lead there', () => {
    const link = { label: 'proba.etykieta', do: [{ go: { service: 1 } }] };
    const both = overlay({
      [config]: { services: { 1: { off: true } } },
      'screens/slowa.json': {
        title: 'proba.tytul',
        content: [
          { id: 'slowa', type: 'text', text: 'proba.nazwa' },
          {
            id: 'dalej',
            type: 'actions',
            items: [
              { id: 'a', ...link },
              { id: 'b', ...link, do: [{ go: { back: true } }] },
            ],
          },
        ],
      },
    });
    const { screens, config: services } = check(both);
    expect(services.groups[0]?.services).toEqual([]);
    expect(services.tiles).toEqual([]);
    // Only in screens of the base: links in the overlay's own files are reported.
    expect(JSON.stringify(screens.slowa)).toContain('"id":"a"');
    const { problems } = check(both);
    expect(problems.map(({ code, file }) => [code, file])).toContainEqual([
      'service.unknown',
      'nakladka/screens/slowa.json',
    ]);
  });

  test('changes, removes and adds blocks and columns by their names', () => {
    const column = { field: 'kwotaRaty', label: 'proba.nazwa' };
    const { problems, screens } = check(
      overlay({
        [config]: {},
        'screens/proba.edit.json': {
          title: 'proba.nazwa',
          edits: [
            { at: 'raty/columns/terminPlatnosci', before: [column] },
            { at: 'raty/columns/terminPlatnosci', remove: true },
            { at: 'raty', change: { caption: 'proba.nazwa' } },
            { at: 'raty', after: [{ id: 'pod', type: 'text', text: 'proba.etykieta' }] },
            { at: 'raty/columns', inside: [{ field: 'odsetki', label: 'proba.etykieta' }] },
          ],
        },
      }),
    );
    expect(problems).toEqual([]);
    const [raty, pod] = screens.proba!.content as unknown as { id: string; columns: { id: string }[] }[];
    expect(raty!.columns.map(({ id }) => id)).toEqual(['kwotaRaty', 'odsetki']);
    expect(pod!.id).toBe('pod');
  });

  test('moves parts of the base to other places, which keep what the base makes of them', () => {
    const section = (id: string, content: object[]) => ({ id, type: 'section', title: 'proba.nazwa', content });
    const text = (id: string) => ({ id, type: 'text', text: 'proba.etykieta' });
    const { problems, screens } = check(
      overlay({
        [config]: {},
        'screens/proba.edit.json': {
          edits: [
            { at: 'raty', after: [section('pierwsza', [text('a'), text('b')]), section('druga', [text('c')])] },
            { at: 'raty', move: { inside: 'druga' } },
            { at: 'b', move: { before: 'c' } },
            { at: 'a', move: { after: 'druga' } },
            // What was moved out of it before stays.
            { at: 'pierwsza', remove: true },
          ],
        },
        'screens/drogi.edit.json': {
          edits: [
            { at: 'przyciski/items/d', move: { before: 'przyciski/items/a' } },
            { at: 'przyciski/items/b', change: { label: 'proba.nazwa' } },
            { at: 'przyciski/items/b', move: { inside: 'przyciski/items' } },
          ],
        },
      }),
    );
    expect(problems).toEqual([]);
    type Block = { id: string; content?: Block[] };
    const ids = (blocks: readonly Block[]): unknown[] =>
      blocks.map(({ id, content }) => (content ? [id, ids(content)] : id));
    expect(ids(screens.proba!.content as unknown as Block[])).toEqual([['druga', ['b', 'c', 'raty']], 'a']);
    const [{ items }] = screens.drogi!.content as unknown as [{ items: { id: string; label: unknown }[] }];
    expect(items.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b']);
    expect(items.at(-1)!.label).toEqual({ key: 'proba.nazwa' });
  });

  test('replaces texts below with its own', () => {
    const { problems, locales } = check(
      overlay({
        [config]: {},
        'locales/pl/proba.json': { etykieta: 'Rata' },
        'locales/en/proba.json': { etykieta: 'Part' },
      }),
    );
    expect(problems).toEqual([]);
    expect(locales.all('pl')['proba.etykieta']).toBe('Rata');
    expect(locales.all('pl')['proba.nazwa']).toBe('Nazwa');
  });

  test('switches a service off, and no menu, button or link of a page leads there any more', () => {
    const {
      problems,
      screens,
      content,
      config: services,
    } = check(overlay({ [config]: { services: { 1: { off: true } } } }));
    expect(problems).toEqual([]);
    expect(services.office.menu.map(({ id }) => id)).toEqual(['start', 'regulamin', 'pliki']);
    const [{ items }] = screens.drogi!.content as unknown as [{ items: { id: string }[] }];
    expect(items.map(({ id }) => id)).toEqual(['d']);
    expect(content.pages.get('odsylacz')!.html.pl).toContain('Zobacz usługę <em>próbną</em>, <a href="/strona?');
  });

  test('has its own menu, start page and office; keys that it leaves out stay', () => {
    const checked = check(
      overlay({
        [config]: {
          office: { name: 'Urząd Inny', phone: null, email: 'urzad@inny.example' },
          menu: {
            pliki: null,
            regulamin: { label: 'proba.tytul', before: 'proba' },
            obcy: { label: 'proba.etykieta', to: { address: 'https://obcy.example/' }, after: 'start' },
            proba: { to: { screen: 'slowa' }, newTab: true },
          },
          start: { page: 'regulamin' },
        },
      }),
    );
    expect(checked.problems).toEqual([]);
    const { contact, notices, menu, start } = officeFacts(checked);
    expect([contact, notices]).toEqual([{ name: 'Urząd Inny', email: 'urzad@inny.example' }, ['proba.etykieta']]);
    expect(menu).toEqual([
      { label: 'proba.tytul', typ: 'STRONA_WBUDOWANA', link: '/strona-glowna', newTab: false },
      { label: 'proba.etykieta', typ: 'LINK', link: 'https://obcy.example/', newTab: true },
      { label: 'proba.tytul', typ: 'STRONA_WLASNA', link: 'regulamin', newTab: false },
      { label: 'proba.nazwa', typ: 'STRONA_WBUDOWANA', link: '/slowa', newTab: true },
    ]);
    expect(start).toEqual({ typ: 'LINK_WEWNETRZNY', link: '/strona?nazwaPliku=regulamin' });
  });

  test.each([
    [{ home: true }, 'STRONA_WBUDOWANA', '/strona-glowna'],
    [{ screen: 'slowa' }, 'STRONA_WBUDOWANA', '/slowa'],
    [{ screen: 'strona', with: { nazwaPliku: 'regulamin' } }, 'LINK_WEWNETRZNY', '/strona?nazwaPliku=regulamin'],
    [{ service: 1 }, 'LINK_WEWNETRZNY', '/uslugi/proba'],
    [{ folder: 'druki' }, 'LINK_WEWNETRZNY', '/pliki?link=druki'],
    [{ address: 'https://obcy.example' }, 'LINK_ZEWNETRZNY', 'https://obcy.example'],
  ])('begins with %j', (start, typ, link) => {
    const checked = check(overlay({ [config]: { start } }));
    expect([checked.problems, officeFacts(checked).start]).toEqual([[], { typ, link }]);
  });

  test('adds, changes and removes pages, folders and files by id', () => {
    const html = '<p>Nowa strona, <a href="/api/pi/plik?link=nowy">druk</a>.</p>';
    const {
      problems,
      content,
      config: services,
    } = check(
      overlay({
        [config]: {},
        'content/catalogue.edit.json': {
          pages: {
            regulamin: null,
            odsylacz: { title: 'proba.tytul', in: 'druki' },
            nowa: { title: 'proba.nazwa', in: 'start', before: 'odsylacz' },
          },
          folders: { druki: { name: 'proba.tytul' }, inne: { name: 'proba.nazwa', in: 'start', before: 'druki' } },
          files: { nowy: { file: 'nowy.txt', name: 'proba.nazwa', in: 'druki', before: 'druk' } },
        },
        'content/pages/nowa/pl.html': html,
        'content/pages/nowa/en.html': html,
        'content/pages/odsylacz/pl.html': '<p>Moja.</p>',
        'content/files/nowy.txt': 'druk',
      }),
    );
    // "odsylacz" is put into its new folder before "nowa" looks for it.
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ['overlay.target', 'nakladka/content/catalogue.edit.json'],
    ]);
    expect([...content.pages].map(([id, { title }]) => [id, title])).toEqual([
      ['odsylacz', 'proba.tytul'],
      ['nowa', 'proba.nazwa'],
    ]);
    expect(content.pages.get('odsylacz')!.html.pl).toBe('<p>Moja.</p>');
    expect(content.pages.get('odsylacz')!.html.en).toContain('regulamin, <a href="/pliki');
    expect(content.folders.get('start')).toMatchObject({ folders: ['inne', 'druki'], pages: [] });
    expect(content.folders.get('druki')).toMatchObject({ name: 'proba.tytul', files: ['nowy', 'druk'] });
    expect(services.office.menu.map(({ id }) => id)).toEqual(['start', 'proba', 'pliki']);
  });

  test('has a logo, which is served under its hash', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#123456" d="M0 0h9v9"/></svg>';
    const { manifest, files } = compileFiles(
      check(overlay({ [config]: { municipality: { logo: 'znak.svg' } }, 'znak.svg': svg })),
    );
    expect(manifest.logo).toMatch(/^\/m\/logo\.[\w-]{10}\.svg$/);
    expect(files.get(manifest.logo!.slice('/m/'.length))).toEqual({ type: 'image/svg+xml', body: svg });
  });

  test('is checked one screen at a time, as an editor does: its edit, or the whole screen', () => {
    const one = screenCheckerOf({ root: below }, layersOf(overlay({ [config]: {} })));
    const edit = (change: object) => JSON.stringify({ edits: [{ at: 'raty', change }] });
    expect(one('proba.edit', edit({ caption: 'proba.nazwa' })).problems).toEqual([]);
    expect(one('proba.edit', edit({ caption: 'proba.nazwy' })).problems.map(({ file }) => file)).toEqual([
      'nakladka/screens/proba.edit.json',
    ]);
    const whole = { title: 'proba.tytul', content: [{ id: 'a', type: 'text', text: 'proba.nazwy' }] };
    const { problems } = one('slowa', JSON.stringify(whole));
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['text.unknown', 'nakladka/screens/slowa.json']]);
  });

  test('shows files of its own contract relative to the folder of the command', () => {
    const folder = mkdtempSync(join(tmpdir(), 'okienko-nakladka-'));
    mkdirSync(join(folder, 'schemas/api'), { recursive: true });
    writeFileSync(join(folder, config), '{}');
    writeFileSync(join(folder, 'schemas/api/boiska.json'), '{ "openapi": "3.1.0", "paths": { "boiska": {} } }');
    const { layers, ...where } = whereIs(folder, below);
    const { problems } = checkLayers(where, layers);
    rmSync(folder, { recursive: true });
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([`${folder}/schemas/api/boiska.json`]));
  });
});
