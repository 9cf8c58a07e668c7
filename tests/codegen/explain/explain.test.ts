import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../codegen/explain/explain.ts';
import type { Explained } from '../../../codegen/explain/explained.ts';
import { explainReport } from '../../../codegen/explain/report.ts';
import type { Files } from '../../../codegen/files/files.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { alone, layered } from '../../../codegen/overlay/layers.ts';

const root = join(import.meta.dirname, '../../..');
const below = filesOnDisk(root);

const over: Readonly<Record<string, string>> = {
  'overlay.config.json': `{
  "municipality": { "name": "Gmina Inna", "theme": { "primary": "#1d5c3a" } },
  "services": {
    "22": { "name": "proba.odpady" },
    "42": { "off": true }
  },
  "menu": { "bip": null },
  "start": { "service": 22 }
}`,
  'screens/naleznosci/karta.edit.json': `{
  "edits": [
    { "at": "raty/columns/odsetki", "change": { "label": "proba.odsetki" } },
    { "at": "raty/columns/kwotaGlowna", "remove": true },
    { "at": "raty/columns/odsetki", "move": { "inside": "raty/columns" } }
  ]
}`,
  'locales/pl/karta.json': '{\n  "raty": "Części"\n}',
};
const names = Object.keys(over);
const above: Files = {
  read: (name) => over[name],
  list: (folder) => names.filter((name) => name.startsWith(`${folder}/`)),
  all: (folder) => names.filter((name) => name.startsWith(`${folder}/`)),
  kind: (name) => (name in over ? 'file' : undefined),
};
const layers = layered(below, above, (name) => `inna/${name}`);

function found(address: string): Explained {
  const all = explain({ root, layers }, address);
  if ('why' in all) throw new Error(all.why);
  return all[0]!;
}
const placeOf = (located: Explained['now']): string =>
  located ? `${located.file}:${located.line}:${located.column}` : 'nowhere';

describe('okienko explain', () => {
  test.each([
    ['municipality/name', 'Gmina Inna', 'inna/overlay.config.json:2:29'],
    ['theme/primary', '#1d5c3a', 'inna/overlay.config.json:2:65'],
    ['services/22/name', 'proba.odpady', 'inna/overlay.config.json:4:21'],
    ['services/naleznosci-do-zaplaty-odpady/name', 'proba.odpady', 'inna/overlay.config.json:4:21'],
    ['start/service', 22, 'inna/overlay.config.json:8:25'],
    ['naleznosci/karta#raty/columns/odsetki/label', 'proba.odsetki', 'inna/screens/naleznosci/karta.edit.json:3:58'],
  ])('of %s shows the value of the overlay', (address, value, place) => {
    const { now, parts } = found(address);
    expect([now?.value, placeOf(now), parts]).toEqual([value, place, []]);
  });

  test('shows the replaced value and its place below', () => {
    const { below: was } = found('services/22/name');
    expect(was?.value).toBe('uslugi.nazwy.naleznosciOdpady');
    expect(was?.file).toBe('services.config.json');
    expect(JSON.stringify(below.read('services.config.json')!.split('\n')[was!.line - 1])).toContain(
      String(was!.value),
    );
    expect(found('naleznosci/karta#raty/columns/odsetki/label').below?.file).toBe('screens/naleznosci/karta.json');
  });

  test('of a part that the overlay moves names the line that does', () => {
    const part = found('naleznosci/karta#raty/columns/odsetki/field');
    expect([part.now?.file, placeOf(part.moved)]).toEqual([
      'screens/naleznosci/karta.json',
      'inna/screens/naleznosci/karta.edit.json:5:5',
    ]);
    expect(explainReport([part])).toContain('moved at inna/screens/naleznosci/karta.edit.json:5');
  });

  test('of a value that the overlay does not change shows the file below, and no replaced value', () => {
    for (const [address, file] of [
      ['services/21/slug', 'services.config.json'],
      ['screens/naleznosci/lista/path', 'services.config.json'],
      ['naleznosci/karta#raty/columns/odsetki/field', 'screens/naleznosci/karta.json'],
      ['naleznosci/karta#title', 'screens/naleznosci/karta.json'],
      ['content/pages/rodo/title', 'content/catalogue.json'],
      ['content/pages/rodo/pl.html', 'content/pages/rodo/pl.html'],
    ] as const) {
      const { now, below: was } = found(address);
      expect([address, now?.file, was]).toEqual([address, file, undefined]);
    }
  });

  test('of an object lists the parts that are written in other files', () => {
    expect(found('services/22').parts.map(({ address, located }) => [address, placeOf(located)])).toEqual([
      ['name', 'inna/overlay.config.json:4:21'],
    ]);
  });

  test.each([
    ['services/42', 'inna/overlay.config.json:5:11'],
    ['services/nieczystosci-ciekle', 'inna/overlay.config.json:5:11'],
    ['menu/bip', 'inna/overlay.config.json:7:20'],
    ['naleznosci/karta#raty/columns/kwotaGlowna/label', 'inna/screens/naleznosci/karta.edit.json:4:5'],
  ])('of %s, which is removed, shows the line that removes it', (address, place) => {
    const { now, by, below: was } = found(address);
    expect([now, placeOf(by), was === undefined]).toEqual([undefined, place, false]);
  });

  test('of a text shows each language, and the replaced text of the one that changed', () => {
    const all = explain({ root, layers }, 'karta.raty') as readonly Explained[];
    expect(all.map(({ address, now, below: was }) => [address, now?.file, was?.file])).toEqual([
      ['karta.raty (pl)', 'inna/locales/pl/karta.json', 'locales/pl/karta.json'],
      ['karta.raty (en)', 'locales/en/karta.json', undefined],
      ['karta.raty (de)', 'locales/de/karta.json', undefined],
      ['karta.raty (uk)', 'locales/uk/karta.json', undefined],
    ]);
  });

  test('follows an include into its fragment and shows that include', () => {
    const { now, through } = found('woda/zestawienie#fakturyTresc/tabela/caption');
    expect(now?.file).toMatch(/^screens\/fragments\//);
    expect(through?.file).toBe('screens/woda/zestawienie.json');
  });

  test.each([
    ['naleznosci/karta#rat/columns', /no block "rat".*Did you mean "raty"/],
    ['naleznosci/karta#wplatyKarty', /no block "wplatyKarty" here\. There are: .*raty/],
    ['naleznosci/karta#raty/columns/odsetk', /"raty\/columns" has no "odsetk".*Did you mean "odsetki"/],
    ['naleznosci/kart#raty', /no screen "naleznosci\/kart".*Did you mean "naleznosci\/karta"/],
    ['karta.rat', /no text "karta.rat".*Did you mean "karta.raty"/],
    ['municipality/nmae', /"municipality" has no "nmae".*Did you mean "name"/],
    ['naleznosci/karta', /Name a part of the screen, for example "naleznosci\/karta#title"/],
  ])('an error about %s names the nearest address', (address, why) => {
    const all = explain({ root, layers }, address);
    expect('why' in all && all.why).toMatch(why);
  });

  test('works for a whole municipality and prints lines', () => {
    const all = explain({ root, layers: alone(below, root) }, 'municipality/name') as readonly Explained[];
    expect(explainReport(all)).toMatch(
      /^municipality\/name\n {2}"Gmina Lipowa Dolina"\n {4}services\.config\.json:3:\d+$/,
    );
  });

  const municipality = (files: Readonly<Record<string, unknown>>) => {
    const texts = Object.fromEntries(
      Object.entries(files).map(([name, value]) => [name, JSON.stringify(value, null, 1)]),
    );
    const own: Files = {
      read: (name) => texts[name],
      list: (folder) => Object.keys(texts).filter((name) => name.startsWith(`${folder}/`)),
      all: (folder) => Object.keys(texts).filter((name) => name.startsWith(`${folder}/`)),
      kind: (name) => (name in texts ? 'file' : undefined),
    };
    return (address: string) => explain({ root, layers: alone(own) }, address);
  };
  const shared = municipality({
    'services.config.json': {},
    'screens/proba.json': {
      content: [
        {
          id: 'wniosek',
          type: 'wizard',
          steps: [
            { id: 'dom', fields: [{ field: 'osoby', rows: { fields: [{ field: 'imie', visible: 'duzo(item.x)' }] } }] },
          ],
        },
        { id: 'opis', type: 'text', text: { define: 'ile', with: { kwota: "'duzo('" } } },
      ],
    },
    'screens/definitions/a.json': {
      define: {
        duzo: { value: 'sporo(params.x) && params.x > 1' },
        sporo: { value: 'params.x > 0' },
        ile: { text: 'a.b' },
      },
    },
    'data.config.json': { tables: { drogi: { process: { states: { NOWA: { label: 'drogi.nowa' } } } } } },
  });

  test('of a definition is found by its name, in any file', () => {
    expect(shared('definitions/sporo/value')).toMatchObject([
      { now: { value: 'params.x > 0', file: 'screens/definitions/a.json' } },
    ]);
    expect(shared('definitions/duza')).toEqual({ why: 'There is no definition "duza". Did you mean "duzo"?' });
  });

  test('of a row in a form with steps needs no step, and names the definitions behind it', () => {
    const [row] = shared('proba#wniosek/fields/osoby/rows/fields/imie') as readonly Explained[];
    expect(row!.now!.value).toMatchObject({ field: 'imie' });
    expect(row!.definitions!.map(({ address }) => address)).toEqual(['definitions/duzo', 'definitions/sporo']);
    const [text] = shared('proba#opis') as readonly Explained[];
    expect(text!.definitions!.map(({ address }) => address)).toEqual(['definitions/ile']);
    expect(explainReport([text!])).toContain('  by definitions/ile: {"text":"a.b"}\n    screens/definitions/a.json:');
  });

  test('of a state in a process is a part of the data', () => {
    expect(shared('data/tables/drogi/process/states/NOWA/label')).toMatchObject([
      { now: { value: 'drogi.nowa', file: 'data.config.json' } },
    ]);
  });
});
