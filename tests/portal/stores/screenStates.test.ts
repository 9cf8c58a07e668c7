import { describe, expect, test } from 'vitest';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { emptyScreen, path, text, yearScreen } from '../fixtures/screens.ts';
import { settled, World } from '../world.ts';

describe('states', () => {
  test('a choice is written into the address; the first value is not', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?inne=1' });
    await world.office.last('dajLata').answer({ lista: [2024, 2025] });
    expect(world.search).toBe('?inne=1');
    screen.set({ rok: 2024 });
    expect(world.search).toBe('?inne=1&rok=2024');
  });

  test('the back button restores the value of the address', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajLata').answer({ lista: [2024, 2025] });
    screen.readAddress('?rok=2023');
    expect(screen.state('rok')).toBe(2023);
    screen.readAddress('');
    expect(screen.state('rok')).toBe(2025);
  });

  test.each([
    ['?rok=kot', 'not a number'],
    ['?rok=20.5', 'not whole'],
    ['?rok=1e999', 'not finite'],
  ])('a malformed value in the address (%s: %s) is ignored', async (search) => {
    const world = new World();
    const screen = world.open(yearScreen, { search });
    await world.office.last('dajLata').answer({ lista: [2025] });
    expect(screen.state('rok')).toBe(2025);
  });

  test('a choice made before the first value is known is kept', async () => {
    const world = new World();
    const screen = world.open(yearScreen);
    screen.set({ rok: 1999 });
    await world.office.last('dajLata').answer({ lista: [2025] });
    expect(screen.state('rok')).toBe(1999);
  });

  test('a selection is reset when a state of its `resetOn` changes, and only then', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await settled();
    screen.set({ wybrane: [1, 2] });
    screen.set({ rok: 2024 });
    expect(screen.state('wybrane')).toEqual([1, 2]);
    screen.set({ rok: 2023 });
    expect(screen.state('wybrane')).toEqual([]);
  });

  test('a change and the reset it causes are one call', async () => {
    const world = new World();
    const rok = { value: path('state.rok') };
    const strona = { value: path('state.strona') };
    const screen = world.open({
      ...yearScreen,
      state: {
        strona: { shape: { type: 'integer' }, initial: 1, resetOn: ['rok'] },
        rok: { shape: { type: 'integer' }, initial: 2024, resetOn: [] },
      },
      data: { lata: { ...yearScreen.data.lata!, args: { rok, strona } } },
    });
    await settled();
    screen.set({ strona: 7 });
    screen.set({ rok: 2023 });
    await settled();
    expect(world.office.asked.map(({ args }) => args)).toEqual([
      { rok: 2024, strona: 1 },
      { rok: 2024, strona: 7 },
      { rok: 2023, strona: 1 },
    ]);
  });

  test('a first value that needs no source is known, although the source is not called', async () => {
    const world = new World();
    const chosen = path('state.chosen');
    const screen = world.open(
      {
        ...yearScreen,
        params: { nowy: { in: 'memory', shape: { type: 'boolean' } } },
        data: { lata: { ...yearScreen.data.lata!, when: ['!', path('params.nowy')] } },
        state: {
          chosen: {
            shape: { type: 'string' },
            initial: ['?', path('params.nowy'), '', path('data.lata.lista')],
            resetOn: [],
          },
        },
        content: [],
      },
      { memory: { nowy: true } },
    );
    expect([screen.state('chosen'), screen.status(['state.chosen'])]).toEqual(['', 'ready']);
    await screen.run([{ do: 'set', values: { chosen: ['?', ['==', chosen, ''], 'A', ''] } }]);
    expect(screen.state('chosen')).toBe('A');
    expect(world.office.operations()).toEqual([]);
  });

  test('null is a choice of its own when there is a first value', () => {
    const world = new World();
    const state = { typ: { shape: { type: 'string' }, initial: 'A', query: 'typ', resetOn: [] } };
    const screen = world.open({ ...emptyScreen, state });
    screen.set({ typ: null });
    expect(screen.state('typ')).toBeNull();
    expect(world.search).toBe('?typ=');
    screen.readAddress('?typ=');
    expect(screen.state('typ')).toBeNull();
  });
});

describe('parameters and guards', () => {
  const karta: Screen = {
    ...emptyScreen,
    params: {
      id: { in: 'memory', shape: { type: 'integer' }, missing: { screen: 'uslugi', params: {} } },
      widok: { in: 'query', shape: { type: 'string', enum: ['A', 'B'] }, default: 'A' },
      nr: { in: 'path', shape: { type: 'integer' } },
    },
    content: [text('t', [])],
  };

  test('come from the address and the history entry, each by its shape', () => {
    const screen = new World().open(karta, { memory: { id: 7 }, search: '?widok=B', path: { nr: '12' } });
    expect(screen.phase).toBe('open');
    expect(['id', 'widok', 'nr'].map((name) => screen.value(path(`params.${name}`)))).toEqual([7, 'B', 12]);
  });

  test('a default replaces a missing or malformed value', () => {
    const screen = new World().open(karta, { memory: { id: 7 }, search: '?widok=C' });
    expect(screen.value(path('params.widok'))).toBe('A');
    expect(screen.value(path('params.nr'))).toBeNull();
  });

  test.each([[{}], [{ id: '7' }], [{ id: null }]])('without a required parameter (%o) it redirects', (memory) => {
    const world = new World();
    const screen = world.open(karta, { memory });
    expect(screen.phase).toBe('refused');
    expect(world.go).toHaveBeenCalledExactlyOnceWith({ path: '/lista-uslug', search: '', memory: {} }, true);
  });

  test('the target of the redirect receives the value of the address', () => {
    const world = new World();
    const missing = { screen: 'lista', params: { rok: ['?', ['==', path('params.widok'), 'B'], 2, 1] satisfies Tree } };
    const id = { in: 'memory' as const, shape: { type: 'integer' }, missing };
    world.open({ ...karta, params: { ...karta.params, id } }, { search: '?widok=B' });
    expect(world.go).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ search: '?rok=2' }), true);
  });

  const guarded: Screen = {
    ...yearScreen,
    guard: [
      {
        must: ['==', path('data.lata.czyInstytucja'), path('subject.czyInstytucja')],
        else: [
          { do: 'notify', text: { key: 'brakDostepu' }, tone: 'warning' },
          { do: 'go', to: { screen: 'lista', params: {} } },
        ],
      },
    ],
  };

  test('a screen is not drawn before its guard is decided', async () => {
    const world = new World();
    const screen = world.open(guarded);
    expect(screen.phase).toBe('deciding');
    await world.office.last('dajLata').answer({ lista: [2025], czyInstytucja: false });
    expect(screen.phase).toBe('open');
    expect(world.go).not.toHaveBeenCalled();
  });

  test('a guard that is false runs its steps once', async () => {
    const world = new World();
    const screen = world.open(guarded);
    await world.office.last('dajLata').answer({ lista: [2025], czyInstytucja: true });
    expect(screen.phase).toBe('refused');
    await settled();
    expect(world.notify).toHaveBeenCalledExactlyOnceWith('brakDostepu', 'warning');
    expect(world.go).toHaveBeenCalledExactlyOnceWith({ path: '/uslugi/lista', search: '', memory: {} }, true);
  });

  test('a guard whose source failed cannot be decided: the screen says so', async () => {
    const world = new World();
    const screen = world.open(guarded);
    await world.office.last('dajLata').fail(new Error('down'));
    expect(screen.phase).toBe('failed');
  });
});
