import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type CheckedMunicipality, checkMunicipality } from '../../codegen/check/checkMunicipality.ts';
import type { BlockOf } from '../../src/blocks/block.ts';
import type { LegendBlock } from '../../src/blocks/legend/block.ts';

const base = join(import.meta.dirname, './check/base');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The base municipality whose screen "proba" includes one fragment. */
function including(include: object, fragments: Record<string, object>): CheckedMunicipality {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-fragments-'));
  folders.push(folder);
  cpSync(base, folder, { recursive: true });
  symlinkSync(join(base, '../../../../schemas'), join(folder, 'schemas'));
  mkdirSync(join(folder, 'screens/fragments'));
  for (const [name, fragment] of Object.entries(fragments))
    writeFileSync(join(folder, `screens/fragments/${name}.json`), JSON.stringify(fragment));
  const screen = {
    title: 'proba.nazwa',
    data: { raty: { operation: 'dajRaty', args: { idKartyNaleznosci: '1' } } },
    content: [{ id: 'spis', type: 'include', ...include }],
  };
  writeFileSync(join(folder, 'screens/proba.json'), JSON.stringify(screen));
  return checkMunicipality(folder);
}

const spis = {
  params: { prog: { type: 'number', 'x-unit': 'PLN' } },
  content: [
    {
      id: 'raty',
      type: 'table',
      caption: 'proba.etykieta',
      rows: 'data.raty.ratyZbiorcze',
      where: ['row.kwotaRazem > params.prog'],
      tone: [{ when: 'row.kwotaRazem > params.prog', tone: 'warning', text: 'proba.etykieta' }],
      columns: [{ field: 'terminPlatnosci', label: 'proba.etykieta' }],
    },
    { id: 'legenda', type: 'legend', of: 'raty' },
  ],
};

test('a fragment replaces its include: parameters are replaced, ids get its prefix, legends are filled', () => {
  const { problems, screens } = including({ fragment: 'spis', with: { prog: 'pln(100)' } }, { spis });
  expect(problems).toEqual([]);
  const [raty, legenda] = screens.proba!.content as [BlockOf<'table'>, LegendBlock];
  expect([raty.id, legenda.id]).toEqual(['spis_raty', 'spis_legenda']);
  expect(raty.where).toEqual([['>', ['.', ['$', 'row'], 'kwotaRazem'], ['call', 'pln', 100]]]);
  expect(raty.reads).toEqual(['data.raty']);
  expect(legenda.tones).toHaveLength(1);
});

test('a block waits for the data that the include passes', () => {
  const prog = { prog: 'orElse(max(data.raty.ratyZbiorcze.map(r, r.kwotaRazem)), pln(0))' };
  const nested = { params: spis.params, content: [{ id: 's', type: 'section', content: [fact('params.prog')] }] };
  const { problems, screens } = including({ fragment: 'nested', with: prog }, { nested });
  expect(problems).toEqual([]);
  expect((screens.proba!.content[0] as BlockOf<'section'>).content[0]?.reads).toEqual(['data.raty']);
});

test('a fragment can pass its own parameter to another fragment', () => {
  const outer = {
    params: spis.params,
    content: [{ id: 'b', type: 'include', fragment: 'inner', with: { prog: 'params.prog * 2' } }],
  };
  const inner = { params: spis.params, content: [fact('params.prog')] };
  const { problems, screens } = including({ fragment: 'outer', with: { prog: 'pln(5)' } }, { outer, inner });
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
  expect(screens.proba!.content[0]).toMatchObject({
    id: 'spis_b_dane',
    items: [{ value: { value: ['*m', ['call', 'pln', 5], 2] } }],
  });
});

test('the condition of an include applies to all its blocks: they are put into a section', () => {
  const include = { fragment: 'spis', with: { prog: 'pln(1)' }, visible: 'count(data.raty.ratyZbiorcze) > 3' };
  const { problems, screens } = including(include, { spis });
  expect(problems).toEqual([]);
  expect(screens.proba!.content).toHaveLength(1);
  expect(screens.proba!.content[0]).toMatchObject({
    id: 'spis',
    type: 'section',
    visible: ['>', expect.anything(), 3],
  });
});

test('fragments that include each other are refused, and the message shows the whole circle', () => {
  const to = (fragment: string) => ({ content: [{ id: 'x', type: 'include', fragment }] });
  const { problems } = including({ fragment: 'raz' }, { raz: to('dwa'), dwa: to('raz') });
  expect(problems.map(({ code, file, message }) => [code, file, message])).toContainEqual([
    'graph.circle',
    'screens/fragments/dwa.json',
    'Circular dependency: raz -> dwa -> raz.',
  ]);
});

function fact(value: string): object {
  return { id: 'dane', type: 'facts', items: [{ id: 'kwota', label: 'proba.etykieta', value }] };
}

test('a passed row is not mistaken for the row of a table in the fragment', () => {
  const raty = { id: 'raty', type: 'table', caption: 'proba.etykieta', rows: 'data.raty.ratyZbiorcze' };
  const column = { field: 'terminPlatnosci', label: 'proba.etykieta' };
  const inner = {
    params: spis.params,
    content: [{ ...raty, columns: [column], where: ['row.kwotaRazem > params.prog'] }],
  };
  const outer = {
    params: spis.params,
    content: [
      {
        ...raty,
        key: 'idNaleznosciRatyZbiorczej',
        columns: [column],
        expand: { content: [{ id: 'b', type: 'include', fragment: 'inner', with: { prog: 'row.kwotaRazem' } }] },
      },
    ],
  };
  const { problems } = including({ fragment: 'outer', with: { prog: 'pln(5)' } }, { outer, inner });
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'name.hidden', file: 'screens/fragments/inner.json', pointer: '/content/0/where/0' },
  ]);
});
