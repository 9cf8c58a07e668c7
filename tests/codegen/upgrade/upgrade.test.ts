import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { differences } from '../../../codegen/upgrade/differences.ts';
import { upgrade } from '../../../codegen/upgrade/upgrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-upgrade-'));
const [before, after, overlay] = ['before', 'after', 'overlay'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  for (const base of [before, after]) {
    rmSync(base, { recursive: true, force: true });
    cpSync(join(import.meta.dirname, '../check/base'), base, { recursive: true });
    symlinkSync(join(import.meta.dirname, '../../../schemas'), join(base, 'schemas'));
  }
  rmSync(overlay, { recursive: true, force: true });
  write('overlay.config.json', { services: { 1: { words: 'proba.slowa' } } });
  write('locales/pl/proba.json', { slowa: 'inne słowa' });
  write('locales/en/proba.json', { slowa: 'other words' });
});

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(overlay, name)), { recursive: true });
  writeFileSync(join(overlay, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

/** Changes a file of the new base, as text. */
function change(name: string, from: string, to: string): void {
  const text = readFileSync(join(after, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(after, name), text.replace(from, to));
}

const reported = () =>
  upgrade(before, after, overlay).problems.map(({ code, file, pointer, help = [] }) =>
    [code, file.split('/overlay/').at(-1), pointer, ...help].join(' '),
  );

describe('an overlay over a newer base', () => {
  it('has no problems if nothing has changed', () => {
    write('screens/proba.edit.json', {
      edits: [{ at: 'raty/columns/terminPlatnosci', change: { label: 'proba.nazwa' } }],
    });
    expect(upgrade(before, after, overlay)).toMatchObject({ problems: [], same: 4, claims: 4 });
  });

  it('an edit of a removed block is an error at its line', () => {
    write('screens/proba.edit.json', { edits: [{ at: 'raty/columns/terminPlatnosci', change: { sort: true } }] });
    change('screens/proba.json', '"terminPlatnosci"', '"kwotaRaty"');
    const { problems, same } = upgrade(before, after, overlay);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'overlay.nothing', line: 4, pointer: '/edits/0/at' });
    expect(same).toBe(3);
  });

  it('a change of a key is reported if the base has changed the same key', () => {
    write('screens/proba.edit.json', {
      edits: [{ at: 'raty/columns/terminPlatnosci', change: { label: 'proba.tytul' } }],
    });
    change('screens/proba.json', '"label": "proba.etykieta"', '"label": "proba.nazwa"');
    expect(reported()).toEqual([
      'upgrade.changed screens/proba.edit.json /edits/0/change/label "proba.etykieta" -> "proba.nazwa"',
    ]);
  });

  it('a change that the new base contains is reported as needless', () => {
    write('screens/proba.edit.json', {
      edits: [{ at: 'raty/columns/terminPlatnosci', change: { label: 'proba.nazwa' } }],
    });
    change('screens/proba.json', '"label": "proba.etykieta"', '"label": "proba.nazwa"');
    expect(reported()).toEqual(['upgrade.needless screens/proba.edit.json /edits/0/change/label']);
  });

  it('a removal is reported if the removed column has changed', () => {
    write('screens/proba.edit.json', {
      edits: [
        { at: 'raty/columns/terminPlatnosci', remove: true },
        { at: 'raty', before: [{ id: 'uwaga', type: 'text', text: 'proba.nazwa' }] },
      ],
    });
    change('screens/proba.json', '"field": "terminPlatnosci",', '"field": "terminPlatnosci", "sort": true,');
    expect(reported()[0]).toBe('upgrade.changed screens/proba.edit.json /edits/0 sort: nothing -> true');
  });

  it('an insertion is reported if the block beside it has changed', () => {
    write('screens/proba.edit.json', {
      edits: [{ at: 'raty', before: [{ id: 'uwaga', type: 'text', text: 'proba.nazwa' }] }],
    });
    change('screens/proba.json', '"caption": "proba.etykieta"', '"caption": "proba.nazwa"');
    expect(reported()).toEqual([
      'upgrade.changed screens/proba.edit.json /edits/0 caption: "proba.etykieta" -> "proba.nazwa"',
    ]);
  });

  it('of a moved part later changes arrive in silence; a part that the base puts into another list is reported', () => {
    write('screens/proba.edit.json', {
      edits: [
        { at: 'raty', after: [{ id: 'pod', type: 'section', title: 'proba.nazwa', content: [] }] },
        { at: 'raty', move: { inside: 'pod' } },
      ],
    });
    change('screens/proba.json', '"field": "terminPlatnosci",', '"field": "terminPlatnosci", "sort": true,');
    expect(reported()).toEqual([]);
    change('screens/proba.json', '"content": [', '"content": [{ "id": "karta", "type": "section", "content": [');
    change(
      'screens/proba.json',
      /\n {2}\]\n\}/.exec(readFileSync(join(after, 'screens/proba.json'), 'utf8'))![0],
      ']}]}',
    );
    expect(reported()).toEqual([
      'upgrade.changed screens/proba.edit.json /edits/1/move "content" -> "content/karta/content"',
    ]);
  });

  it('a replaced screen, text or service is reported if the original has changed', () => {
    cpSync(join(before, 'screens/cel.json'), join(overlay, 'screens/cel.json'), { recursive: true });
    write('locales/pl/proba.json', { slowa: 'inne słowa', tytul: 'Nasza próba' });
    write('overlay.config.json', { services: { 1: { words: 'proba.slowa', slug: 'nasza-proba' } } });
    change('screens/cel.json', '"title"', '"help": "proba.nazwa", "title"');
    change('locales/pl/proba.json', '"Próba"', '"Próba nowa"');
    change('services.config.json', '"slug": "proba"', '"slug": "proba-druga"');
    expect(reported().filter((line) => line.startsWith('upgrade.'))).toEqual([
      'upgrade.changed overlay.config.json /services/1/slug "proba" -> "proba-druga"',
      'upgrade.changed locales/pl/proba.json /tytul "Próba" -> "Próba nowa"',
      expect.stringMatching(/^upgrade.changed screens\/cel.json/),
    ]);
  });

  it('a service that is switched off is reported if it has changed', () => {
    write('overlay.config.json', { services: { 1: { off: true } } });
    rmSync(join(overlay, 'locales'), { recursive: true });
    change(
      'services.config.json',
      '"name": "proba.nazwa",\n          "screen": "proba"',
      '"name": "proba.tytul",\n          "screen": "proba"',
    );
    expect(reported()).toEqual([
      'upgrade.changed overlay.config.json /services/1/off name: "proba.nazwa" -> "proba.tytul"',
    ]);
  });
});

describe('a list of differences', () => {
  it('names items by their names, not by their indexes', () => {
    const was = { columns: [{ field: 'a', label: 'x' }, { field: 'b' }] };
    const is = { columns: [{ field: 'c' }, { field: 'a', label: 'y' }, { field: 'b' }] };
    expect(differences(was, is)).toEqual(['columns/a/label: "x" -> "y"', 'columns/c: nothing -> {"field":"c"}']);
  });

  it('ends after a few lines', () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`k${at}`, at]));
    expect(differences({}, many)).toHaveLength(7);
    expect(differences({}, many).at(-1)).toBe('and 3 more');
  });

  it('a definition that the overlay calls is reported if the base defines it differently', () => {
    const definitions = (than: string) => ({
      define: {
        duzo: { params: { kwota: { type: 'number', 'x-unit': 'PLN' } }, value: `params.kwota > pln(${than})` },
      },
    });
    const [was, is] = [before, after].map((base) => join(base, 'screens/definitions/wspolne.json'));
    for (const file of [was!, is!]) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(was!, JSON.stringify(definitions('100')));
    writeFileSync(is!, JSON.stringify(definitions('1000')));
    write('screens/proba.edit.json', {
      edits: [{ at: 'raty/columns/terminPlatnosci', change: { visible: 'duzo(pln(5)) || count(data.raty) > 1' } }],
    });
    expect(reported().filter((one) => one.startsWith('upgrade'))).toEqual([
      'upgrade.changed screens/proba.edit.json /edits/0/change/visible value: "params.kwota > pln(100)" -> "params.kwota > pln(1000)"',
    ]);
  });

  it('data of the overlay that replace data of the base are reported if those have changed', () => {
    for (const [base, file] of [
      [before, 'a.csv'],
      [after, 'b.csv'],
    ] as const)
      writeFileSync(join(base, 'data.config.json'), JSON.stringify({ tables: { proba: { file } } }));
    write('data.config.json', { tables: {} });
    expect(reported().filter((one) => one.startsWith('upgrade'))).toEqual([
      'upgrade.changed data.config.json  tables/proba/file: "a.csv" -> "b.csv"',
    ]);
  });
});
