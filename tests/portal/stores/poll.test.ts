// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '../../../src/blocks/screen.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { call, emptyScreen, path, text } from '../fixtures/screens.ts';
import { settled, World } from '../world.ts';

/** A payment, polled every 5 seconds for at most half a minute, until it is paid. */
const waiting: Screen = {
  ...emptyScreen,
  state: { id: { shape: { type: 'integer' }, initial: 1, query: 'id', resetOn: [] } },
  data: {
    platnosc: {
      operation: 'dajPlatnosc',
      args: { id: { value: path('state.id') } },
      needs: ['id'],
      poll: { every: 5, for: 30, until: ['==', path('data.platnosc.stan'), 'ZAPLACONA'] },
    },
  },
  content: [text('stan', ['data.platnosc'])],
  calls: { dajPlatnosc: call('dajPlatnosc', { args: { id: 'path' } }) },
};

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function look(now: boolean) {
  hidden = !now;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function opened(failure?: ApiError) {
  const world = new World();
  const screen = world.open(waiting);
  await vi.dynamicImportSettled();
  const first = world.office.last('dajPlatnosc');
  await (failure ? first.fail(failure) : first.answer({ stan: 'CZEKA' }));
  const asked = () => world.office.asked.length;
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await settled();
  };
  const answer = (stan: string) => world.office.last('dajPlatnosc').answer({ stan });
  return { world, screen, asked, after, answer };
}

test('a source is polled silently until its answer is sufficient', async () => {
  const { world, screen, asked, after, answer } = await opened();
  await after(4);
  expect(asked()).toBe(1);
  await after(1);
  expect(asked()).toBe(2);
  expect(world.office.last('dajPlatnosc').options.quiet).toBe(true);
  expect(screen.refreshing(['data.platnosc'])).toBe(false);
  await answer('CZEKA');
  await after(5);
  await answer('ZAPLACONA');
  expect(screen.value(path('data.platnosc.stan'))).toBe('ZAPLACONA');
  await after(100);
  expect(asked()).toBe(3);
  expect(screen.value(path('gaveUp.platnosc'))).toBe(false);
});

test('a slow answer delays the next call: there are never two at once', async () => {
  const { asked, after } = await opened();
  await after(60);
  expect(asked()).toBe(2);
});

test('polling ends after its time, and a reload by the resident restarts it', async () => {
  const { screen, asked, after, answer } = await opened();
  for (let time = 0; time < 10; time++) {
    await after(5);
    await answer('CZEKA');
  }
  expect(asked()).toBe(1 + 6);
  expect(screen.value(path('gaveUp.platnosc'))).toBe(true);
  const reload = screen.source('platnosc')?.reload();
  await answer('CZEKA');
  await reload;
  expect(screen.value(path('gaveUp.platnosc'))).toBe(false);
  await after(5);
  expect(asked()).toBe(1 + 6 + 2);
});

test('a failure keeps the last answer, and polling continues', async () => {
  const { world, screen, asked, after, answer } = await opened();
  await after(5);
  await world.office.last('dajPlatnosc').fail(new ApiError({ kind: 'network' }));
  expect(screen.status(['data.platnosc'])).toBe('ready');
  expect(screen.value(path('data.platnosc.stan'))).toBe('CZEKA');
  await after(5);
  await answer('ZAPLACONA');
  expect(asked()).toBe(3);
  expect(screen.value(path('data.platnosc.stan'))).toBe('ZAPLACONA');
});

test.each([new ApiError({ kind: 'network' }), new ApiError({ kind: 'refused', status: 500 })])(
  'a first call that fails for a moment (%s) is made again silently',
  async (failure) => {
    const { world, screen, asked, after, answer } = await opened(failure);
    expect(screen.status(['data.platnosc'])).toBe('failed');
    await after(5);
    expect(world.office.last('dajPlatnosc').options.quiet).toBe(true);
    expect(screen.status(['data.platnosc'])).toBe('failed');
    await answer('CZEKA');
    expect(screen.status(['data.platnosc'])).toBe('ready');
    await after(5);
    await answer('ZAPLACONA');
    expect(screen.value(path('data.platnosc.stan'))).toBe('ZAPLACONA');
    expect(asked()).toBe(3);
  },
);

test('a first call that fails all the time is made again until the polling time is over', async () => {
  const { world, screen, asked, after } = await opened(new ApiError({ kind: 'network' }));
  for (let time = 0; time < 10; time++) {
    await after(5);
    await world.office.last('dajPlatnosc').fail(new ApiError({ kind: 'network' }));
  }
  expect(asked()).toBe(1 + 6);
  expect(screen.status(['data.platnosc'])).toBe('failed');
  expect(screen.value(path('gaveUp.platnosc'))).toBe(false);
});

test('a first call that the office refuses is not repeated', async () => {
  const { asked, after } = await opened(new ApiError({ kind: 'refused', status: 404, kod: '2003' }));
  await after(60);
  expect(asked()).toBe(1);
});

test('a hidden tab does not poll, and polls once when it is visible again', async () => {
  const { asked, after, answer } = await opened();
  look(false);
  await after(600);
  expect(asked()).toBe(1);
  look(true);
  expect(asked()).toBe(2);
  await answer('CZEKA');
  await after(5);
  expect(asked()).toBe(3);
});

test('hiding the tab for a moment does not poll sooner', async () => {
  const { asked, after } = await opened();
  look(false);
  await after(1);
  look(true);
  expect(asked()).toBe(1);
  await after(4);
  expect(asked()).toBe(2);
});

test('other arguments restart polling, and a late answer to the old ones is ignored', async () => {
  const { world, screen, asked, after, answer } = await opened();
  await after(5);
  const old = world.office.last('dajPlatnosc');
  screen.set({ id: 2 });
  await answer('CZEKA');
  await old.answer({ stan: 'ZAPLACONA' });
  expect(screen.value(path('data.platnosc.stan'))).toBe('CZEKA');
  await after(5);
  expect(world.office.last('dajPlatnosc').args).toEqual({ id: 2 });
  expect(asked()).toBe(4);
});

test('a disposed screen does not poll, even when its tab is visible again', async () => {
  const { screen, asked, after } = await opened();
  look(false);
  await after(10);
  screen.dispose();
  look(true);
  await after(60);
  expect(asked()).toBe(1);
});
