import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { ConnectionStore, type Shown } from '../../../src/portal/stores/ConnectionStore.ts';
import { path, yearScreen } from '../fixtures/screens.ts';
import { World } from '../world.ts';

const morning = Date.parse('2026-11-21T09:15:00Z');
const silence = () => new ApiError({ kind: 'network' });

describe('what is on the page', () => {
  const shown = (cachedAt: number | null): Shown => ({
    cachedAt,
    missed: cachedAt !== null,
    reconnect: vi.fn(async () => undefined),
  });

  test('has the time of its oldest cached answer while that is shown', () => {
    const connection = new ConnectionStore(true);
    connection.show(shown(null));
    expect([connection.broken, connection.cachedAt]).toEqual([false, null]);
    connection.show(shown(morning + 1));
    const away = connection.show(shown(morning));
    expect([connection.broken, connection.cachedAt]).toEqual([true, morning]);
    away();
    expect(connection.cachedAt).toBe(morning + 1);
  });

  test('is without a connection when the office does not answer, whatever the browser says', () => {
    const connection = new ConnectionStore(true);
    const away = connection.show({ ...shown(null), silent: true });
    expect([connection.broken, connection.cachedAt]).toEqual([true, null]);
    away();
    expect(connection.broken).toBe(false);
  });

  test('is not available when its own files failed to load, whatever else is cached', () => {
    const connection = new ConnectionStore(false);
    connection.show(shown(morning));
    expect(connection.blank).toBe(false);
    const away = connection.show({ ...shown(null), missed: true, blank: true });
    expect([connection.cachedAt, connection.blank]).toEqual([morning, true]);
    away();
    expect(connection.blank).toBe(false);
  });

  test('is asked for again when the connection is back', () => {
    const connection = new ConnectionStore(false);
    const one = shown(morning);
    connection.show(one);
    expect(connection.broken).toBe(true);
    connection.setOnline(false);
    expect(one.reconnect).not.toHaveBeenCalled();
    connection.setOnline(true);
    // A second event counts as the same return; otherwise a page that reloads at it would never stop.
    connection.setOnline(true);
    expect(one.reconnect).toHaveBeenCalledOnce();
  });
});

describe('a screen without a connection', () => {
  test('shows the time of its cached answers until new ones arrive', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    const rows = world.office.last('dajWiersze');
    rows.options.onCachedAt?.(morning);
    await rows.answer({ lista: [1] });
    expect([screen.value(path('calc.ile')), screen.cachedAt]).toEqual([1, morning]);
    void screen.reconnect();
    // The old rows are shown with their time while the new ones are loading.
    expect([screen.value(path('calc.ile')), screen.cachedAt]).toEqual([1, morning]);
    const newer = world.office.last('dajWiersze');
    newer.options.onCachedAt?.(null);
    await newer.answer({ lista: [1, 2] });
    expect([screen.value(path('calc.ile')), screen.cachedAt]).toEqual([2, null]);
  });

  test('requests again only what failed', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    await world.office.last('dajLata').answer({ lista: [2024] });
    await world.office.last('dajWiersze').fail(silence());
    const before = world.office.operations().length;
    void screen.reconnect();
    expect(world.office.operations().slice(before)).toEqual(['dajWiersze']);
  });

  test('forgets the time with the answer', async () => {
    const world = new World();
    const screen = world.open(yearScreen, { search: '?rok=2024' });
    const rows = world.office.last('dajWiersze');
    rows.options.onCachedAt?.(morning);
    await rows.answer({ lista: [1] });
    screen.set({ rok: 2023 });
    await world.office.last('dajWiersze').fail(silence());
    expect([screen.cachedAt, screen.status(['data.wiersze'])]).toEqual([null, 'failed']);
  });

  test('stays without essential data, since another screen would not help', async () => {
    const world = new World();
    const lata = {
      ...yearScreen.data.lata!,
      essential: { go: { screen: 'uslugi', params: {} }, notify: { key: 'lata.niedostepne' } },
    };
    const screen = world.open({ ...yearScreen, data: { ...yearScreen.data, lata } });
    await world.office.last('dajLata').fail(silence());
    expect(screen.phase).toBe('open');
    expect(world.go).not.toHaveBeenCalled();
    expect(world.notify).not.toHaveBeenCalled();
  });
});
