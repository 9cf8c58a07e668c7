// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import { field, form } from '../fixtures/forms/newRequest.ts';
import { World } from '../portal/stores/formWorld.ts';

/** jsdom has no workers: the solver is let go by the test. */
const work = vi.hoisted(() => ({
  asked: [] as { wyzwanie: string; signal: AbortSignal; solved(text: string): void; failed(): void }[],
}));
vi.mock('../../src/blocks/form/widget/captcha/solve.ts', () => ({
  solve: (wyzwanie: string, signal: AbortSignal) =>
    new Promise<string>((solved, failed) =>
      work.asked.push({ wyzwanie, signal, solved, failed: () => failed(new Error('No solution.')) }),
    ),
}));

beforeEach(() => {
  vi.useFakeTimers();
  work.asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const GOOD_MS = 600_000;
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(1)));
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'proba.wyslij' })));
const status = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole('checkbox', { name: /proba.recaptcha/ }) as HTMLInputElement;

async function draw(more: Partial<FormBlock> = {}) {
  const world = new World();
  world.arguments = ['login', 'recaptcha'];
  const answers: { zapisz: () => unknown; dajWyzwanie: () => unknown } = {
    zapisz: () => ({}),
    dajWyzwanie: () => ({ wyzwanie: `wyzwanie ${challenges()}`, waznePrzez: GOOD_MS }),
  };
  const challenges = () => world.calls.filter(({ operation }) => operation === 'dajWyzwanie').length;
  world.office = async () => answers[world.calls.at(-1)!.operation as keyof typeof answers]();
  const block = form({
    schema: { type: 'object', properties: { login: { type: 'string' }, recaptcha: { type: 'string' } } },
    fields: [
      field('login', 'text'),
      field('recaptcha', 'captcha', {
        required: { key: 'proba.zaznacz' },
        challenge: { operation: 'dajWyzwanie', args: { operacja: 'zapisz' } },
      }),
    ],
    ...more,
  });
  const store = world.open(block);
  const binding = {
    value: (tree, locals = {}) => world.evaluate(tree, locals),
    text: (text, locals = {}) => world.text(text, locals),
    word: (key, values) => world.word(key, values),
    status: 'ready',
    form: () => store,
  } as Partial<Binding> as Binding;
  const { container, unmount } = render(<FormWidget block={block} binding={binding} />);
  await settle();
  await vi.waitFor(() => box());
  const tick = async () => {
    fireEvent.click(box());
    await settle();
  };
  const solve = async (text = 'praca') => {
    await act(async () => work.asked.at(-1)!.solved(text));
    await settle();
  };
  const sent = () => world.calls.filter(({ operation }) => operation === 'zapisz').map(({ args }) => args.recaptcha);
  return { world, store, answers, container, unmount, challenges, tick, solve, sent };
}

test('it does nothing before it is ticked', async () => {
  const { challenges } = await draw();
  expect([box().checked, status(), challenges(), work.asked.length]).toEqual([false, '', 0, 0]);
});

test('a tick loads a challenge for the form’s operation, reports the progress, and ends ticked', async () => {
  const { world, tick, solve, store } = await draw();
  await tick();
  expect(world.calls).toMatchObject([{ operation: 'dajWyzwanie', args: { operacja: 'zapisz' } }]);
  expect(work.asked.map(({ wyzwanie }) => wyzwanie)).toEqual(['wyzwanie 1']);
  expect([box().checked, box().indeterminate, status()]).toEqual([
    false,
    true,
    'Sprawdzamy Twoją przeglądarkę. To potrwa kilka sekund.',
  ]);
  await solve();
  expect([box().checked, box().indeterminate, status()]).toEqual([true, false, 'Gotowe. Możesz wysłać formularz.']);
  expect(store.values.recaptcha).toBe('praca');
});

test('another tick while it works or after it is solved changes nothing', async () => {
  const { tick, solve, challenges } = await draw();
  await tick();
  await tick();
  await solve();
  await tick();
  expect([box().checked, challenges()]).toEqual([true, 1]);
});

test('without a tick the form is not sent, and the box says why', async () => {
  const { sent } = await draw();
  await send();
  expect(sent()).toEqual([]);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
    'proba.zaznacz',
  );
});

test('a solution is sent once: after an unrelated refusal a new one is computed automatically', async () => {
  const { answers, tick, solve, sent, challenges } = await draw();
  answers.zapisz = () => {
    throw new ApiError({ kind: 'refused', status: 422, kod: '1001', opis: 'Błędny login.' });
  };
  await tick();
  await solve('pierwsza');
  await send();
  await settle();
  expect([sent(), challenges(), status()]).toEqual([
    ['pierwsza'],
    2,
    'Sprawdzamy Twoją przeglądarkę. To potrwa kilka sekund.',
  ]);
  await solve('druga');
  await send();
  expect(sent()).toEqual(['pierwsza', 'druga']);
});

test('a form submitted while it works waits for the solution and is sent once', async () => {
  const { tick, solve, sent, container } = await draw();
  await tick();
  await send();
  await send();
  expect([sent(), box().getAttribute('aria-invalid')]).toEqual([[], null]);
  expect(container.querySelector('.ok-form')?.getAttribute('aria-busy')).toBe('true');
  await solve('praca');
  expect(sent()).toEqual(['praca']);
  expect(container.querySelector('.ok-form')?.getAttribute('aria-busy')).toBeNull();
});

test('a form submitted while it works is not sent when it fails, and the box says why', async () => {
  const { tick, sent } = await draw();
  await tick();
  await send();
  await act(async () => work.asked.at(-1)!.failed());
  await settle();
  expect([sent(), box().getAttribute('aria-invalid')]).toEqual([[], 'true']);
  expect(status()).toBe('Sprawdzenie się nie udało. Zaznacz pole jeszcze raz.');
});

test('a form that is left while it works is not sent', async () => {
  const { tick, sent, unmount } = await draw();
  await tick();
  await send();
  unmount();
  await act(async () => work.asked.at(-1)!.solved('praca'));
  await settle();
  expect(sent()).toEqual([]);
});

test('the message of a refusal is shown at the box until it is ticked again', async () => {
  const { answers, tick, solve, challenges } = await draw({ errors: { '1010': { field: 'recaptcha' } } });
  answers.zapisz = () => {
    throw new ApiError({ kind: 'refused', status: 422, kod: '1010', opis: 'Potwierdź jeszcze raz.' });
  };
  await tick();
  await solve();
  await send();
  await settle();
  expect([box().checked, challenges()]).toEqual([false, 1]);
  expect(screen.getByRole('link', { name: /Potwierdź jeszcze raz/ })).toBeTruthy();
  await tick();
  expect(screen.queryByText('Potwierdź jeszcze raz.')).toBeNull();
  await solve();
  expect([box().checked, challenges()]).toEqual([true, 2]);
});

test.each(['no challenge', 'no solution'])('with %s it shows an error, and another tick tries again', async (what) => {
  const { answers, tick, solve } = await draw();
  const { dajWyzwanie } = answers;
  if (what === 'no challenge')
    answers.dajWyzwanie = () => {
      throw new ApiError({ kind: 'network' });
    };
  await tick();
  if (what === 'no solution') await act(async () => work.asked.at(-1)!.failed());
  await settle();
  expect([box().checked, status()]).toEqual([false, 'Sprawdzenie się nie udało. Zaznacz pole jeszcze raz.']);
  answers.dajWyzwanie = dajWyzwanie;
  await tick();
  await solve();
  expect(box().checked).toBe(true);
});

test('a solution is renewed before it expires', async () => {
  const { store, tick, solve, challenges } = await draw();
  await tick();
  await solve('stara');
  await act(async () => void (await vi.advanceTimersByTimeAsync(GOOD_MS - 20_000)));
  expect([store.values.recaptcha, challenges()]).toEqual([undefined, 2]);
  await solve('nowa');
  expect(store.values.recaptcha).toBe('nowa');
});

test('a hidden page renews its solution only when it becomes visible', async () => {
  const { tick, solve, challenges } = await draw();
  await tick();
  await solve();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(2 * GOOD_MS)));
  expect(challenges()).toBe(1);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(challenges()).toBe(2);
});

test('it stops when the form is removed', async () => {
  const { unmount, tick } = await draw();
  await tick();
  unmount();
  expect(work.asked[0]?.signal.aborted).toBe(true);
});

test('a solution does not count as typed input: it is not stored, and leaving needs no confirmation', async () => {
  const { world, store, tick, solve } = await draw();
  const written: unknown[] = [];
  world.memory = { read: () => undefined, write: (_form, values) => void written.push(values) };
  await tick();
  await solve();
  expect([store.changed, store.holdsLeave, written]).toEqual([false, false, []]);
});

test.each(['waiting', 'working', 'solved', 'failed'])('axe finds no problem while it is %s', async (state) => {
  const { container, tick, solve } = await draw();
  if (state !== 'waiting') await tick();
  if (state === 'solved') await solve();
  if (state === 'failed') await act(async () => work.asked.at(-1)!.failed());
  vi.useRealTimers();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
