import { describe, expect, test, vi } from 'vitest';
import type { CallOutcomes, Step } from '../../../src/lang/descriptors/steps.ts';
import { ApiError, type ApiErrorParts } from '../../../src/lang/errors/ApiError.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import {
  CallAttempt,
  type CallPlace,
  type CallResult,
  concludeCall,
  type PlacedProblem,
} from '../../../src/portal/stores/callOutcome.ts';

const request =
  (args: Record<string, unknown> = { rok: 2026 }) =>
  async () =>
    args;

/** Sends once. @returns the result, and the key it was sent with */
async function sent(attempt: CallAttempt, end: () => Promise<unknown>, args?: Record<string, unknown>) {
  let key = '';
  const result = await attempt.send('zapisz', request(args), (_, idempotencyKey) => {
    key = idempotencyKey;
    return end();
  });
  return { result, key };
}

const fails = (parts: ApiErrorParts) => () => Promise.reject(new ApiError(parts));
const succeeds = async () => ({ id: 1 });

describe('the result of a call', () => {
  test.each<[string, () => Promise<unknown>, CallResult['status']]>([
    ['an answer', succeeds, 'succeeded'],
    ['a refusal', fails({ kind: 'refused', status: 409 }), 'refused'],
    ['an error of the office', fails({ kind: 'refused', status: 503 }), 'failed'],
    ['an answer against the contract', fails({ kind: 'contract', status: 200 }), 'failed'],
    ['no session', fails({ kind: 'unauthorised', status: 401 }), 'failed'],
    ['no answer', fails({ kind: 'network' }), 'lost'],
    ['an error of a proxy', fails({ kind: 'network', status: 502 }), 'lost'],
    ['a call that was given up', fails({ kind: 'aborted' }), 'lost'],
    ['an exception', () => Promise.reject(new TypeError('x')), 'failed'],
  ])('%s', async (_, end, status) => {
    const { result } = await sent(new CallAttempt(), end);
    expect(result.status).toBe(status);
    if (result.status !== 'succeeded') expect(result.error).toBeInstanceOf(ApiError);
  });

  test('arguments that cannot be made fail the call before anything is sent', async () => {
    const send = vi.fn();
    const noArgs = () => Promise.reject(new Error('no text'));
    expect(await new CallAttempt().send('zapisz', noArgs, send)).toMatchObject({ status: 'failed' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the idempotency key', () => {
  test.each<[string, () => Promise<unknown>, boolean]>([
    ['a lost response', fails({ kind: 'network' }), true],
    ['an error of the office', fails({ kind: 'refused', status: 500 }), true],
    ['an answer against the contract', fails({ kind: 'contract', status: 200 }), true],
    ['an ended session', fails({ kind: 'unauthorised', status: 401 }), true],
    ['a refusal', fails({ kind: 'refused', status: 400 }), false],
    ['a success', succeeds, false],
  ])('a retry after %s: reused %s', async (_, end, reused) => {
    const attempt = new CallAttempt();
    const first = await sent(attempt, end);
    const second = await sent(attempt, succeeds);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second.key === first.key).toBe(reused);
  });

  test('other arguments get a key of their own, also after a lost response', async () => {
    const attempt = new CallAttempt();
    const lost = await sent(attempt, fails({ kind: 'network' }), { rok: 2025 });
    const other = await sent(attempt, fails({ kind: 'network' }), { rok: 2026 });
    expect(other.key).not.toBe(lost.key);
  });
});

const nothing: CallOutcomes = { then: [], errors: {} };
const then: Step = { do: 'reload', source: 'lista' };
const before: Step = { do: 'clear', what: 'haslo' };

/** A place that records its calls; each text is its key. */
function placed(options: { form?: boolean; visible?: readonly string[] } = {}) {
  const seen = {
    notified: [] as unknown[],
    refused: [] as (readonly PlacedProblem[])[],
    ran: [] as Step[],
    settled: 0,
  };
  const place: CallPlace = {
    scope: (names) => ({ result: null, ...names }),
    evaluate: (tree) => tree,
    text: (text) => ('key' in text ? text.key : ''),
    word: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    run: async (steps) => {
      seen.ran.push(...steps);
      return true;
    },
    notify: (text, tone) => seen.notified.push([text, tone]),
    form: options.form
      ? {
          isVisible: (field) => (options.visible ?? ['nip']).includes(field),
          refuse: (problems) => seen.refused.push(problems),
          settle: () => {
            seen.settled += 1;
          },
        }
      : undefined,
  };
  return { place, seen };
}

const refused = (parts: Partial<ApiErrorParts> = {}): CallResult => ({
  status: 'refused',
  error: new ApiError({ kind: 'refused', status: 400, kod: '2003', opis: 'Zły NIP.', nrSprawy: 'S-1', ...parts }),
});
const lost: CallResult = { status: 'lost', error: new ApiError({ kind: 'network' }) };
const answered = (answer: unknown = {}): CallResult => ({ status: 'succeeded', answer });

describe('a success', () => {
  test('settles the form and runs `then`', async () => {
    const { place, seen } = placed({ form: true });
    expect(await concludeCall(answered(), { ...nothing, then: [then] }, place)).toBe(true);
    expect(seen).toMatchObject({ ran: [then], settled: 1, notified: [], refused: [] });
  });

  test.each<[string, Tree, boolean]>([
    ['true', true, true],
    ['false', false, false],
    ['null', null, false],
  ])('counts only when `success` is true: %s', async (_, success, counts) => {
    const { place, seen } = placed({ form: true });
    const outcomes = { ...nothing, success, then: [then] };
    expect(await concludeCall(answered(), outcomes, place)).toBe(counts);
    expect(seen.ran).toEqual(counts ? [then] : []);
    expect(seen.refused).toEqual(counts ? [] : [[{ problem: { word: 'bledy.nieUdaloSie' } }]]);
  });
});

describe('which outcome is taken', () => {
  const show = (key: string) => ({ show: { key } });
  const outcomes = { ...nothing, errors: { '2003': show('kod'), '400': show('status') }, otherwise: show('inne') };
  test.each([
    ['of the code before the status', refused(), 'kod'],
    ['of the status', refused({ kod: '2999' }), 'status'],
    ['otherwise', refused({ kod: '2999', status: 422 }), 'inne'],
    ['otherwise, for a code that every object inherits', refused({ kod: 'constructor', status: 422 }), 'inne'],
    ['otherwise, for a lost call', lost, 'inne'],
  ])('%s', async (_, result, key) => {
    const { place, seen } = placed();
    expect(await concludeCall(result, outcomes, place)).toBe(false);
    expect(seen.notified).toEqual([[key, 'danger']]);
  });
});

describe('where an outcome is shown', () => {
  const say = { key: 'zlyNip' };
  const byFields = refused({ pola: { nip: 'Nie ma takiego.', ukryte: 'Puste.' } });
  const own = (key: string) => ({ text: { key }, locals: expect.anything() });
  type Case = [string, CallResult, Partial<CallOutcomes>, 'form' | 'step', object];
  test.each<Case>([
    [
      'a notification',
      refused(),
      { otherwise: { notify: say, tone: 'warning' } },
      'form',
      { notified: [['zlyNip', 'warning']] },
    ],
    ['a summary', refused(), { otherwise: { show: say } }, 'form', { refused: [[{ problem: own('zlyNip') }]] }],
    [
      'a field',
      refused(),
      { errors: { '2003': { field: 'nip', say } } },
      'form',
      { refused: [[{ field: 'nip', problem: own('zlyNip') }]] },
    ],
    [
      'a field, in the office’s words',
      refused(),
      { errors: { '2003': { field: 'nip' } } },
      'form',
      { refused: [[{ field: 'nip', problem: { plain: 'Zły NIP.' } }]] },
    ],
    [
      'the visible fields that the office names',
      byFields,
      { errors: { '2003': { field: 'kod' } } },
      'form',
      { refused: [[{ field: 'nip', problem: { plain: 'Nie ma takiego.' } }]] },
    ],
    [
      'without an outcome of the code, every field that the office names',
      byFields,
      { otherwise: { show: say } },
      'form',
      {
        refused: [
          [
            { field: 'nip', problem: { plain: 'Nie ma takiego.' } },
            { field: 'ukryte', problem: { plain: 'Puste.' } },
          ],
        ],
      },
    ],
    [
      'no outcome in a form: the summary',
      lost,
      {},
      'form',
      { refused: [[{ problem: { word: 'bledy.formularz.brakPolaczenia' } }]] },
    ],
    ['no outcome in a step: a notification', lost, {}, 'step', { notified: [['bledy.brakPolaczenia', 'danger']] }],
    ['a step has no fields', byFields, {}, 'step', { notified: [['bledy.opisINumer Zły NIP. S-1', 'danger']] }],
    [
      'a field of a step is a notification',
      refused(),
      { errors: { '2003': { field: 'nip', say } } },
      'step',
      { notified: [['zlyNip', 'danger']] },
    ],
    ['steps alone show nothing', refused(), { otherwise: { do: [before] } }, 'form', { ran: [before] }],
    [
      'steps before a text',
      refused(),
      { otherwise: { show: say, do: [before] } },
      'step',
      { ran: [before], notified: [['zlyNip', 'danger']] },
    ],
  ])('%s', async (_, result, outcomes, where, expected) => {
    const { place, seen } = placed({ form: where === 'form' });
    expect(await concludeCall(result, { ...nothing, ...outcomes }, place)).toBe(false);
    expect(seen).toEqual({ notified: [], refused: [], ran: [], settled: 0, ...expected });
  });

  test.each(['unauthorised', 'break', 'aborted'] as const)(
    'the shell shows %s: the screen does nothing',
    async (kind) => {
      const { place, seen } = placed({ form: true });
      const result: CallResult = { status: 'failed', error: new ApiError({ kind }) };
      expect(await concludeCall(result, { ...nothing, otherwise: { do: [before] } }, place)).toBe(false);
      expect(seen).toEqual({ notified: [], refused: [], ran: [], settled: 0 });
    },
  );
});
