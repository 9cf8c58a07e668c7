import { describe, expect, test } from 'vitest';
import type { Block } from '../../../src/blocks/block.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { Fact } from '../../../src/lang/descriptors/blockParts.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { expressionSource } from '../../../src/portal/dev/expressionSource.ts';
import { failingConditions } from '../../../src/portal/dev/failingConditions.ts';
import { lookAt } from '../../../src/portal/dev/look.ts';
import { restoreState, saveState } from '../../../src/portal/dev/savedState.ts';
import { call, yearScreen } from '../../portal/fixtures/screens.ts';
import { World } from '../../portal/world.ts';

const scope = new Map<string, Type>(
  ['a', 'b', 'c', 'raty', 'state', 'kwota'].map((name) => [name, { kind: 'unknown' }]),
);
const treeOf = (source: string) => compileExpression(source, scope).tree;

describe('a compiled expression is written as an author would', () => {
  test.each([
    "state.widok == 'roczne' && !(a || b)",
    "(a || b) && c ? 'tak' : 'nie'",
    '(1 + 2) * 3 - (4 - 5)',
    '-a.x + 2 % 3',
    'raty.filter(r, r.kwota > 0 && present(r.termin)).exists(r, r.a == null)',
    "a in ['x', 'y']",
    'count(raty) >= 2 || a != b',
  ])('%s', (source) => {
    expect(expressionSource(treeOf(source))).toBe(source);
  });
});

describe('why a condition does not hold', () => {
  const values = { a: true, b: false, state: { widok: 'miesieczne' }, raty: [{ kwota: 1 }] };
  const why = (source: string) =>
    failingConditions(treeOf(source), { value: (tree) => evaluate(tree, values), status: () => 'ready' });

  test('of operands of && only the false ones are listed, with the values that they read', () => {
    expect(why("a && state.widok == 'roczne'")).toEqual([
      { expression: "state.widok == 'roczne'", reads: [{ path: 'state.widok', value: 'miesieczne', status: 'ready' }] },
    ]);
  });

  test('of a false || all operands are listed; of a true condition none', () => {
    expect(why('b || count(raty) > 1').map(({ expression }) => expression)).toEqual(['b', 'count(raty) > 1']);
    expect(why('a || b')).toEqual([]);
  });

  test('the variable of a macro is not listed as a value', () => {
    expect(why('raty.exists(r, r.kwota > 5)')[0]?.reads.map(({ path }) => path)).toEqual(['raty']);
  });
});

const text = (key: string): Text => ({ key });

/** Blocks with and without a condition, and a source that no visible block reads at first. */
const watched: Screen = {
  ...yearScreen,
  state: { ...yearScreen.state, widok: { shape: { type: 'string' }, initial: 'skrot', resetOn: [] } },
  content: [
    block('zawsze', undefined, ['calc.ile']),
    block('pelny', ['==', ['.', ['$', 'state'], 'widok'], 'pelny'], []),
    {
      type: 'dialog',
      id: 'okno',
      title: text('okno'),
      reads: [],
      content: [block('wOknie', undefined, ['data.rzadkie'])],
    },
    {
      type: 'actions',
      id: 'guziki',
      reads: [],
      items: [
        { id: 'dalej', label: text('dalej'), primary: true, do: [], enabled: ['>', ['.', ['$', 'calc'], 'ile'], 1] },
      ],
    },
  ],
  data: { ...yearScreen.data, rzadkie: { operation: 'dajRzadkie', args: {}, needs: [] } },
  calls: { ...yearScreen.calls, dajRzadkie: call('dajRzadkie') },
};

function block(id: string, visible: Block['visible'], reads: readonly string[]): Block {
  return { type: 'text', id, text: text(id), reads, ...(visible !== undefined && { visible }) };
}

const valueAt = (screen: Parameters<typeof lookAt>[0], path: string) =>
  lookAt(screen).values.find((value) => value.path === path);
const blockOf = (screen: Parameters<typeof lookAt>[0], id: string) =>
  lookAt(screen).blocks.find((one) => one.id === id);

describe('the inspection of a screen', () => {
  test('shows sources with their status and arguments, and makes no calls of its own', async () => {
    const world = new World();
    const screen = world.open(watched, { search: '?rok=2024' });
    const asked = world.office.asked.length;
    expect(valueAt(screen, 'data.rzadkie')).toMatchObject({ status: 'unasked' });
    expect(valueAt(screen, 'data.wiersze')).toMatchObject({ status: 'pending', args: { rok: 2024 } });
    expect(blockOf(screen, 'zawsze')?.status).toBe('pending');
    expect(world.office.asked.length).toBe(asked);
    await world.office.last('dajWiersze').answer({ lista: [] });
    expect(valueAt(screen, 'data.wiersze')).toMatchObject({ status: 'empty', value: { lista: [] } });
    expect(valueAt(screen, 'calc.ile')).toMatchObject({ status: 'ready', value: 0 });
    expect(blockOf(screen, 'zawsze')?.status).toBe('shown');
  });

  test('shows why a source failed, in the words of the office', async () => {
    const world = new World();
    const screen = world.open(watched, { search: '?rok=2024' });
    await world.office
      .last('dajWiersze')
      .fail(new ApiError({ kind: 'refused', status: 500, opis: 'Baza nie działa.' }));
    expect(valueAt(screen, 'data.wiersze')?.note).toMatchObject({
      why: 'failure',
      text: expect.stringContaining('Baza nie działa.'),
    });
    expect(blockOf(screen, 'zawsze')?.status).toBe('failed');
  });

  test('shows why a block is hidden and a button disabled, and that a dialog is closed', async () => {
    const world = new World();
    const screen = world.open(watched, { search: '?rok=2024' });
    await world.office.last('dajWiersze').answer({ lista: [1] });
    expect(blockOf(screen, 'pelny')).toMatchObject({
      status: 'hidden',
      why: [{ expression: "state.widok == 'pelny'", reads: [{ path: 'state.widok', value: 'skrot' }] }],
    });
    expect(blockOf(screen, 'guziki')?.parts).toMatchObject([
      {
        id: 'dalej',
        status: 'disabled',
        why: [{ expression: 'calc.ile > 1', reads: [{ path: 'calc.ile', value: 1 }] }],
      },
    ]);
    expect(blockOf(screen, 'okno')?.status).toBe('closed');
    expect(blockOf(screen, 'wOknie')?.status).toBe('inside');
    screen.set({ widok: 'pelny' });
    expect(blockOf(screen, 'pelny')?.status).toBe('shown');
  });
});

describe('the inspection of parts and rows', () => {
  const isPelny: Tree = ['==', ['.', ['$', 'state'], 'widok'], 'pelny'];
  const fact = (id: string, visible?: Tree): Fact => ({
    id,
    label: text(id),
    value: text(id),
    empty: text('brak'),
    copy: false,
    ...(visible !== undefined && { visible }),
  });
  const screen: Screen = {
    ...watched,
    content: [
      { type: 'facts', id: 'dane', reads: [], items: [fact('numer'), fact('szczegoly', isPelny)] },
      {
        type: 'repeat',
        id: 'lista',
        reads: ['data.wiersze'],
        items: ['.', ['.', ['$', 'data'], 'wiersze'], 'lista'],
        calc: {},
        content: [block('duzy', ['>', ['$', 'item'], 1], []), block('kazdy', undefined, [])],
      },
    ],
  };
  const opened = async (lista: readonly number[]) => {
    const world = new World();
    const running = world.open(screen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').answer({ lista });
    return running;
  };

  test('a hidden fact is listed with its condition, a visible one is not', async () => {
    const running = await opened([]);
    expect(blockOf(running, 'dane')?.parts).toMatchObject([
      { id: 'szczegoly', status: 'hidden', why: [{ expression: "state.widok == 'pelny'" }] },
    ]);
    running.set({ widok: 'pelny' });
    expect(blockOf(running, 'dane')?.parts).toEqual([]);
  });

  test('a block inside rows is listed once, below its container, with the number of rows that show it', async () => {
    const running = await opened([1, 2, 3]);
    expect(lookAt(running).blocks.map(({ id, depth, status, rows }) => [id, depth, status, rows])).toEqual([
      ['dane', 0, 'shown', undefined],
      ['lista', 0, 'shown', undefined],
      ['duzy', 1, 'shown', { shown: 2, of: 3 }],
      ['kazdy', 1, 'shown', { shown: 3, of: 3 }],
    ]);
  });

  test('a block that no row shows is hidden, with the condition in the first row', async () => {
    expect(blockOf(await opened([1, 0]), 'duzy')).toMatchObject({
      status: 'hidden',
      rows: { shown: 0, of: 2 },
      why: [{ expression: 'item > 1', reads: [{ path: 'item', value: 1 }] }],
    });
  });
});

test('states and open dialogs are restored at the same address, and at no other', async () => {
  const stored = new Map<string, string>();
  const page = (pathname: string) =>
    ({
      location: { pathname, search: '' },
      scrollY: 0,
      setTimeout: () => 0,
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    }) as unknown as Window;
  const world = new World();
  const screen = world.open(watched, { search: '?rok=2024' });
  screen.set({ widok: 'pelny' });
  screen.openDialog('okno');

  saveState(screen, page('/proba'));
  const elsewhere = world.open(watched, { search: '?rok=2024' });
  restoreState(elsewhere, page('/inna'));
  expect(elsewhere.state('widok')).toBe('skrot');

  saveState(screen, page('/proba'));
  const again = world.open(watched, { search: '?rok=2024' });
  restoreState(again, page('/proba'));
  expect([again.state('widok'), again.isOpen('okno')]).toEqual(['pelny', true]);
});
