import { expect, test } from 'vitest';
import { sendFile } from '../../src/blocks/form/widget/files/sendFile.ts';
import type { Plik } from '../../src/generated/models.ts';
import { ApiError } from '../../src/lang/errors/ApiError.ts';

const ID = '5f0c5a0e-9a3b-4a0e-8d1f-0d2f6f2f9d11';
const about = { operacja: 'zglos', pole: 'zdjecia', nazwa: 'a.jpg' };
const offline = () => new ApiError({ kind: 'network' });

/** An office in memory; `lose` says what happens to the n-th call: nothing, the request or the answer is lost. */
function office(lose: (call: number) => 'request' | 'answer' | undefined = () => undefined) {
  const parts: Buffer[] = [];
  const keys = new Set<string | undefined>();
  let rozmiar = 0;
  let calls = 0;
  let checks = 1;
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const state = (): Plik => {
    const przyjeto = length();
    const stan = przyjeto < rozmiar ? 'PRZESYLANY' : checks-- > 0 ? 'SPRAWDZANY' : 'GOTOWY';
    return { idPliku: ID, nazwa: 'a.jpg', rozmiar, przyjeto, stan, rodzaj: null, opis: null };
  };
  const answer = async (operation: string, args: Readonly<Record<string, unknown>>, key?: string) => {
    if (operation === 'rozpocznijPlik') {
      keys.add(key);
      rozmiar = Number(args.rozmiar);
    } else if (operation === 'dopiszDoPliku') {
      if (args.od !== length()) throw new ApiError({ kind: 'refused', status: 422, kod: '6005' });
      parts.push(Buffer.from(await (args.bytes as Blob).arrayBuffer()));
    }
    return state();
  };
  return {
    parts,
    keys,
    content: () => Buffer.concat(parts),
    ask: async (operation: string, args: Readonly<Record<string, unknown>>, key?: string) => {
      const lost = lose(++calls);
      if (lost === 'request') throw offline();
      const said = await answer(operation, args, key);
      if (lost === 'answer') throw offline();
      return said;
    },
  };
}

const file = (size: number) => new Blob([new Uint8Array(size).map((_, index) => index % 251)]);
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const quiet = {
  about,
  signal: new AbortController().signal,
  onBegun: () => {},
  onState: () => {},
  pause: async () => {},
};

test('a file is sent in parts until the office has decided', async () => {
  const whole = file(3_000_000);
  const one = office();
  const states: (number | string)[] = [];
  const ids: string[] = [];
  const decided = await sendFile(whole, {
    ...{ ...quiet, ask: one.ask },
    onBegun: (id) => ids.push(id),
    onState: (state) =>
      states.push(state === 'offline' ? state : state.stan === 'SPRAWDZANY' ? state.stan : state.przyjeto),
  });
  expect([decided.stan, ids]).toEqual(['GOTOWY', [ID]]);
  expect(one.content().equals(await bytesOf(whole))).toBe(true);
  expect(one.parts.every((part) => part.length <= 1024 * 1024)).toBe(true);
  expect([states[0], states.at(-1)]).toEqual([0, 'SPRAWDZANY']);
});

test.each(['request', 'answer'] as const)(
  'the %s of any call may be lost: the file is whole, and begun under one key',
  async (lost) => {
    const whole = file(1_000_000);
    for (let call = 1; call <= 8; call++) {
      const one = office((number) => (number === call ? lost : undefined));
      expect((await sendFile(whole, { ...quiet, ask: one.ask })).stan).toBe('GOTOWY');
      expect(one.content().equals(await bytesOf(whole)), `call ${call}`).toBe(true);
      expect(one.keys.size).toBe(1);
    }
  },
);

test('a connection that breaks half of the time makes parts smaller, and waits longer each time', async () => {
  const whole = file(400_000);
  const waits: number[] = [];
  const one = office((number) => (number > 1 && number < 12 ? 'request' : undefined));
  await sendFile(whole, { ...quiet, ask: one.ask, pause: async (ms) => void waits.push(ms) });
  expect(one.content().equals(await bytesOf(whole))).toBe(true);
  expect(one.parts[0]!.length).toBeLessThan(256 * 1024);
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(30_000);
});

test('what the office refuses is not tried again', async () => {
  let calls = 0;
  const refusal = new ApiError({ kind: 'refused', status: 422, kod: '6003', opis: 'Jutro.' });
  const ask = async () => {
    calls += 1;
    throw refusal;
  };
  await expect(sendFile(file(10), { ...quiet, ask })).rejects.toBe(refusal);
  expect(calls).toBe(1);
});

test('a cancelled file sends no further part', async () => {
  const abort = new AbortController();
  const one = office();
  const sending = sendFile(file(3_000_000), {
    ...{ ...quiet, ask: one.ask, signal: abort.signal },
    onState: () => abort.abort(),
  });
  await expect(sending).rejects.toThrow();
  expect(one.parts).toHaveLength(1);
});
