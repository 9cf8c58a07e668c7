import { autorun, compareStructural, reaction, runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { Screen } from '../../../src/blocks/screen.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { failureOf } from '../../../src/portal/stores/screen/failures.ts';
import { call, emptyScreen, path, text, yearScreen } from '../fixtures/screens.ts';
import { settled, World } from '../world.ts';

const refused = () => new ApiError({ kind: 'refused', status: 500, opis: 'Baza nie działa.', nrSprawy: 'S-1' });

describe('the graph of sources', () => {
  test('a source waits for its argument, then is called with it', async () => {
    const world = new World();
    const screen = world.open(yearScreen);
    expect(world.office.operations()).toEqual(['dajLata']);
    expect(screen.status(['data.wiersze'])).toBe('pending');
    await world.office.last('dajLata').answer({ lista: [2024, 2025] });
    expect(screen.state('rok')).toBe(2025);
    expect(world.office.last('dajWiersze').args).toEqual({ rok: 2025 });
  });

  test('a value computed from a pending source is pending and null until the answer arrives', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    expect(screen.status(['calc.ile'])).toBe('pending');
    expect(screen.value(path('calc.ile'))).toBeNull();
    await world.office.last('dajWiersze').answer({ lista: [1, 2, 3] });
    expect(screen.status(['calc.ile'])).toBe('ready');
    expect(screen.value(path('calc.ile'))).toBe(3);
  });

  test('choosing another year sends a new call; the last answer stays, marked, until the new one arrives', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').answer({ lista: [1] });
    screen.set({ rok: 2023 });
    expect(world.office.last('dajWiersze').args).toEqual({ rok: 2023 });
    expect(screen.value(path('calc.ile'))).toBe(1);
    expect(screen.refreshing(['calc.ile'])).toBe(true);
    await world.office.last('dajWiersze').answer({ lista: [1, 2] });
    expect(screen.value(path('calc.ile'))).toBe(2);
    expect(screen.refreshing(['calc.ile'])).toBe(false);
  });

  test('a newer call aborts the older one, whose late answer is ignored', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    const older = world.office.last('dajWiersze');
    screen.set({ rok: 2023 });
    const newer = world.office.last('dajWiersze');
    expect(older.options.signal?.aborted).toBe(true);
    await newer.answer({ lista: ['newer'] });
    await older.answer({ lista: ['older'] });
    expect(screen.value(path('data.wiersze.lista'))).toEqual(['newer']);
  });

  test('setting the same value again sends no call', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').answer({ lista: [] });
    const calls = world.office.asked.length;
    screen.set({ rok: 2024 });
    expect(world.office.asked.length).toBe(calls);
  });

  test('a failure replaces only its own answer, and a successful retry removes it', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').fail(refused());
    expect(screen.status(['calc.ile'])).toBe('failed');
    expect(screen.status(['data.lata', 'state.rok'])).toBe('pending');
    expect(failureOf(screen, ['calc.ile'])).toEqual({ message: 'Baza nie działa.', nrSprawy: 'S-1' });
    screen.retry(['calc.ile']);
    expect(screen.status(['calc.ile'])).toBe('pending');
    await world.office.last('dajWiersze').answer({ lista: [1] });
    expect(screen.value(path('calc.ile'))).toBe(1);
  });

  test('an expression that asks whether a source has failed calls it, and is known at any time', async () => {
    const world = new World();
    const screen = world.open({ ...yearScreen, content: [] }, { search: '?rok=2024' });
    const seen: unknown[] = [];
    const stop = reaction(
      () => [screen.value(path('failed.wiersze')), screen.status(['failed.wiersze'])],
      (now) => seen.push(now),
      { fireImmediately: true, equals: compareStructural },
    );
    await world.office.last('dajWiersze').fail(refused());
    screen.retry(['data.wiersze']);
    await world.office.last('dajWiersze').answer({ lista: [1] });
    stop();
    expect(seen).toEqual([
      [false, 'ready'],
      [true, 'ready'],
      [false, 'ready'],
    ]);
  });

  test('a source has words of its own for its failure, and a lost connection keeps those of the portal', async () => {
    const world = new World();
    const { wiersze } = yearScreen.data;
    const screen = world.open(
      { ...yearScreen, data: { ...yearScreen.data, wiersze: { ...wiersze!, failed: { key: 'lata.bezWierszy' } } } },
      { search: '?rok=2024' },
    );
    await world.office.last('dajWiersze').fail(refused());
    expect(failureOf(screen, ['calc.ile'])).toEqual({ message: 'lata.bezWierszy', nrSprawy: 'S-1' });
    screen.retry(['data.wiersze']);
    await world.office.last('dajWiersze').fail(new ApiError({ kind: 'network' }));
    expect(failureOf(screen, ['calc.ile'])?.message).toBe('bledy.brakPolaczeniaDane');
  });

  test('an answer that breaks the contract is a failure of its block, with a number', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').fail(new ApiError({ kind: 'contract', status: 200 }));
    expect(failureOf(screen, ['data.wiersze'])).toEqual({
      message: 'wspolne.uslugaNiedostepna',
      nrSprawy: expect.stringMatching(/^P-[2-9A-Z]{8}$/),
    });
    await world.office.last('dajLata').answer({ lista: [2024] });
    expect(screen.status(['data.lata'])).toBe('ready');
  });

  test('a call waits while a required argument is null', async () => {
    const world = new World();
    const screen = world.open(yearScreen);
    await world.office.last('dajLata').answer({ lista: [] });
    expect(screen.status(['data.wiersze'])).toBe('held');
    expect(world.office.operations()).toEqual(['dajLata']);
  });

  test('an optional argument that is null is left out', async () => {
    const world = new World();
    const screen: Screen = {
      ...yearScreen,
      data: { ...yearScreen.data, wiersze: { ...yearScreen.data.wiersze!, needs: [] } },
      state: { rok: { shape: { type: 'integer' }, resetOn: [] } },
    };
    world.open(screen);
    expect(world.office.last('dajWiersze').args).toEqual({});
  });

  test('a call waits until its `when` is true', () => {
    const world = new World();
    const descriptor: Screen = {
      ...yearScreen,
      state: { rok: { shape: { type: 'integer' }, resetOn: [] } },
      data: { wiersze: { operation: 'dajWiersze', args: {}, needs: [], when: ['call', 'present', path('state.rok')] } },
    };
    const screen = world.open(descriptor);
    expect(screen.status(['data.wiersze'])).toBe('held');
    screen.set({ rok: 2020 });
    expect(world.office.operations()).toEqual(['dajWiersze']);
  });

  test('the data of a closed accordion is not requested before it is opened', () => {
    const world = new World();
    const closed = {
      id: 'zwiniete',
      type: 'section' as const,
      as: 'accordion' as const,
      open: false,
      reads: [],
      content: [text('w', ['data.wiersze'])],
    };
    const descriptor: Screen = {
      ...emptyScreen,
      data: { wiersze: { operation: 'dajWiersze', args: {}, needs: [] } },
      calls: { dajWiersze: call('dajWiersze') },
      content: [closed],
    };
    const screen = world.open(descriptor);
    expect(world.office.operations()).toEqual([]);
    const drawn = autorun(() => screen.status(['data.wiersze']));
    expect(world.office.operations()).toEqual(['dajWiersze']);
    drawn();
  });

  test('the data of an accordion that a link opens is requested with the first data', () => {
    const world = new World();
    const opened = {
      id: 'otwarte',
      type: 'section' as const,
      as: 'accordion' as const,
      open: ['==', path('params.sekcja'), 'otwarte'] satisfies Tree,
      reads: [],
      content: [text('w', ['data.wiersze'])],
    };
    const descriptor: Screen = {
      ...emptyScreen,
      params: { sekcja: { in: 'query', shape: { type: 'string' } } },
      data: { wiersze: { operation: 'dajWiersze', args: {}, needs: [] } },
      calls: { dajWiersze: call('dajWiersze') },
      content: [opened],
    };
    world.open(descriptor, { search: '?sekcja=inna' });
    expect(world.office.operations()).toEqual([]);
    world.open(descriptor, { search: '?sekcja=otwarte' });
    expect(world.office.operations()).toEqual(['dajWiersze']);
  });

  test('a source that only steps read is requested at the start', () => {
    const world = new World();
    world.open({ ...yearScreen, content: [], state: {}, data: { lata: yearScreen.data.lata! }, calc: {} });
    expect(world.office.operations()).toEqual(['dajLata']);
  });

  test('a change of subject empties everything, even before the new answers are here', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajWiersze').answer({ lista: [1] });
    screen.set({ wybrane: [7] });
    screen.openDialog('okno');
    runInAction(() => {
      world.subject.value = { nazwa: 'Firma', czyInstytucja: true };
    });
    expect(screen.status(['data.wiersze'])).toBe('pending');
    expect(screen.value(path('data.wiersze.lista'))).toBeNull();
    expect(screen.state('wybrane')).toEqual([]);
    expect(screen.isOpen('okno')).toBe(false);
    expect(world.office.operations().filter((one) => one === 'dajLata')).toHaveLength(2);
  });

  test('a page about one thing of a subject leads to the list of the one chosen next; nothing is asked about the thing', async () => {
    const world = new World();
    const karta: Screen = {
      ...emptyScreen,
      name: 'karta',
      params: { id: { in: 'memory', shape: { type: 'integer' }, missing: { screen: 'lista', params: {} } } },
      data: { karta: { operation: 'dajKarte', args: { id: { value: path('params.id') } }, needs: ['id'] } },
      content: [text('karta', ['data.karta'])],
      calls: { dajKarte: call('dajKarte', { subject: true, args: { id: 'query' } }) },
    };
    const open = (more: Partial<Screen> = {}) => world.open({ ...karta, ...more }, { memory: { id: 7 } });
    const screens = [open(), open({ calls: { dajKarte: call('dajKarte', { args: { id: 'query' } }) } })];
    const asked = world.office.asked.length;
    runInAction(() => {
      world.subject.value = { nazwa: 'Firma', czyInstytucja: true };
    });
    expect(screens.map(({ disposed }) => disposed)).toEqual([true, false]);
    await vi.waitFor(() => expect(world.go).toHaveBeenCalled());
    expect(world.go.mock.calls).toEqual([[{ path: '/uslugi/lista', search: '', memory: {} }, true]]);
    expect(world.notify.mock.calls).toEqual([['powloka.innyPodmiot {"nazwa":"Firma"}', 'info']]);
    expect(world.office.asked.length - asked).toBe(1);
  });

  test('the failure of an essential source redirects with its message; an ended session does not', async () => {
    const descriptor: Screen = {
      ...yearScreen,
      data: {
        ...yearScreen.data,
        lata: {
          ...yearScreen.data.lata!,
          essential: { go: { screen: 'uslugi', params: {} }, notify: { key: 'lata.niedostepne' } },
        },
      },
    };
    const world = new World();
    world.open(descriptor);
    await world.office.last('dajLata').fail(refused());
    expect(world.notify).toHaveBeenCalledWith('lata.niedostepne', 'danger');
    expect(world.go).toHaveBeenCalledWith({ path: '/lista-uslug', search: '', memory: {} }, true);

    const other = new World();
    other.open(descriptor);
    await other.office.last('dajLata').fail(new ApiError({ kind: 'unauthorised', status: 401 }));
    expect(other.go).not.toHaveBeenCalled();
    expect(other.notify).not.toHaveBeenCalled();
  });

  test('a disposed screen sends no call and ignores late answers', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    const asked = world.office.last('dajWiersze');
    screen.dispose();
    expect(asked.options.signal?.aborted).toBe(true);
    await asked.answer({ lista: [1] });
    await settled();
    expect(screen.source('wiersze')?.answer).toBeNull();
  });
});
