import { describe, expect, test } from 'vitest';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { Step } from '../../../src/lang/descriptors/steps.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { call, emptyScreen, manifest, path, text } from '../fixtures/screens.ts';
import { settled, World } from '../world.ts';

const przyjmij: Step = {
  do: 'call',
  operation: 'przyjmij',
  args: {},
  then: [{ do: 'set', values: { wynik: 'TAK' } }],
  errors: { '1401': { do: [{ do: 'set', values: { wynik: 'NIE' } }] } },
};
const screen: Screen = {
  ...emptyScreen,
  start: [przyjmij],
  state: { wynik: { shape: { type: 'string' }, resetOn: [] } },
  data: { lata: { operation: 'dajLata', args: {}, needs: [] } },
  content: [text('lata', ['data.lata'])],
  calls: { przyjmij: call('przyjmij', { method: 'POST', writes: true }), dajLata: call('dajLata') },
};

function begun(descriptor: Screen = screen, route = {}) {
  const world = new World();
  const store = world.open(descriptor, route);
  void store.begin();
  return { world, store };
}

describe('the first steps of a screen', () => {
  test('run once, before it is drawn and before its own data are requested', async () => {
    const { world, store } = begun();
    await settled();
    expect([store.phase, world.office.operations()]).toEqual(['starting', ['przyjmij']]);
    await world.office.last('przyjmij').answer({});
    expect([store.phase, store.state('wynik')]).toEqual(['open', 'TAK']);
    expect(world.office.operations()).toEqual(['przyjmij', 'dajLata']);
  });

  test('a screen that is prefetched and disposed before it is drawn does nothing', async () => {
    const world = new World();
    const store = world.open(screen);
    store.dispose();
    await store.begin();
    expect(world.office.asked).toEqual([]);
  });

  test('wait for the guards, and do not run when a guard refuses', async () => {
    const must = path('user.zgoda');
    const { world, store } = begun({ ...screen, guard: [{ must, else: [] }] });
    await settled();
    expect([store.phase, world.office.asked]).toEqual(['refused', []]);
    world.user.value = { zgoda: true };
    await settled();
    expect([store.phase, world.office.operations()]).toEqual(['starting', ['przyjmij']]);
  });

  test('a refusal is handled like that of any call, and the screen is drawn', async () => {
    const { world, store } = begun();
    await settled();
    await world.office.last('przyjmij').fail(new ApiError({ kind: 'refused', status: 400, kod: '1401' }));
    expect([store.phase, store.state('wynik')]).toEqual(['open', 'NIE']);
    expect(world.notify).not.toHaveBeenCalled();
  });

  test('a failure without a text of its own is shown, and the screen is drawn', async () => {
    const { world, store } = begun();
    await settled();
    await world.office.last('przyjmij').fail(new ApiError({ kind: 'network' }));
    expect(world.notify.mock.calls).toEqual([['bledy.brakPolaczenia', 'danger']]);
    expect(store.phase).toBe('open');
  });

  test('that redirect leave no history entry, and the screen is not drawn', async () => {
    const name = Object.keys(manifest.screens)[0]!;
    const go: Step = { do: 'go', to: { screen: name, params: {} } };
    const { world, store } = begun({ ...screen, start: [{ ...przyjmij, then: [go] }] });
    await settled();
    await world.office.last('przyjmij').answer({});
    expect(world.go).toHaveBeenCalledTimes(1);
    expect(world.go.mock.calls[0]?.[1]).toBe(true);
    expect(store.phase).toBe('starting');
  });

  test('that redirect to an unknown place leave the screen drawn', async () => {
    const { store } = begun({ ...screen, start: [{ do: 'go', to: { screen: 'nie/ma', params: {} } }] });
    await settled();
    expect(store.phase).toBe('open');
  });
});

describe('a hidden parameter', () => {
  const hash = { in: 'query', shape: { type: 'string' }, hide: true } as const;
  const hides: Screen = { ...emptyScreen, params: { hash, ile: { ...hash, shape: { type: 'integer' } } } };

  test('comes from the history entry with its type; the address is ignored', () => {
    const { store } = begun(hides, { search: '?hash=address&ile=3', memory: { hash: 'kept', ile: '7' } });
    expect([store.value(path('params.hash')), store.value(path('params.ile'))]).toEqual(['kept', 7]);
  });

  test('passed by a step it never appears in the address', () => {
    const name = 'lata';
    const shown = { ...manifest.screens[name]!, params: { hash: 'query' }, hide: ['hash'] } as const;
    const world = new World();
    world.manifest = { ...manifest, screens: { ...manifest.screens, [name]: shown } };
    const store = world.open(emptyScreen);
    void store.run([{ do: 'go', to: { screen: name, params: { hash: 'abc' } } }]);
    return settled().then(() =>
      expect(world.go.mock.calls[0]?.[0]).toMatchObject({ search: '', memory: { hash: 'abc' } }),
    );
  });

  test('is part of the address to which another site returns', async () => {
    const name = 'lata';
    const shown = { ...manifest.screens[name]!, params: { hash: 'query' }, hide: ['hash'] } as const;
    const world = new World();
    world.manifest = { ...manifest, screens: { ...manifest.screens, [name]: shown } };
    const store = world.open(emptyScreen);
    const args = await store.args({ returnUrl: { url: { screen: name, params: { hash: 'abc' } } } }, {});
    expect(args.returnUrl).toMatch(/\?hash=abc$/);
  });
});
