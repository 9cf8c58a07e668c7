import {
  cpSync,
  existsSync,
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
import type { Files } from '../../codegen/check/files.ts';
import { filesOnDisk } from '../../codegen/check/files.ts';
import { checkLayers } from '../../codegen/check/municipality.ts';
import { layered } from '../../codegen/overlay/layers.ts';
import { reportText } from '../../codegen/report/text.ts';

const here = import.meta.dirname;
const cases = readdirSync(join(here, 'cases'));
let below = '';

beforeAll(() => {
  below = mkdtempSync(join(tmpdir(), 'okienko-overlay-'));
  cpSync(join(here, '../check/base'), below, { recursive: true });
  symlinkSync(join(here, '../../schemas'), join(below, 'schemas'));
});
afterAll(() => rmSync(below, { recursive: true }));

const check = (above: Files) =>
  checkLayers(
    { root: below },
    layered(filesOnDisk(below), above, (name) => `nakladka/${name}`),
  );

/** An overlay that is written as an object: name of a file -> what stands in it. */
function overlay(files: Readonly<Record<string, unknown>>): Files {
  const all = (folder: string) => Object.keys(files).filter((name) => name.startsWith(`${folder}/`));
  return {
    read: (name) => (name in files ? JSON.stringify(files[name]) : undefined),
    list: all,
    all,
    kind: (name) => (name in files ? 'file' : undefined),
  };
}

/** One wrong overlay for each rule, and beside it what the check says. `UPDATE=1` writes what it says now: read it. */
describe('the check says of the overlay', () => {
  test.each(cases)('%s', (name) => {
    const said = `${reportText(check(filesOnDisk(join(here, 'cases', name))).problems)}\n`;
    const file = join(here, 'cases', name, 'expected.txt');
    if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, said);
    expect(said).toBe(readFileSync(file, 'utf8'));
  });
});

describe('an overlay', () => {
  const config = 'overlay.config.json';

  test('that says nothing changes nothing', () => {
    const { problems, screens, config: services } = check(overlay({ [config]: {} }));
    expect(problems).toEqual([]);
    expect(Object.keys(screens)).toEqual(['slowa', 'cel', 'proba']);
    expect(services.name).toBe('Gmina Próbna');
  });

  test('renames the commune, regroups a service, adds one and a tile, in the order asked for', () => {
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
    // Only of screens below: what the overlay wrote itself it is told.
    expect(JSON.stringify(screens.slowa)).toContain('"id":"a"');
    const { problems } = check(both);
    expect(problems.map(({ code, file }) => [code, file])).toContainEqual([
      'service.unknown',
      'nakladka/screens/slowa.json',
    ]);
  });

  test('changes, removes and adds blocks and columns by their names', () => {
    const column = { field: 'kwotaRazem', label: 'proba.nazwa' };
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
    expect(raty!.columns.map(({ id }) => id)).toEqual(['kwotaRazem', 'odsetki']);
    expect(pod!.id).toBe('pod');
  });

  test('has its words in the place of those below', () => {
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
});
