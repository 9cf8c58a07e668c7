import type { Plik } from '../../../../generated/models.ts';
import type { ApiError } from '../../../../lang/errors/ApiError.ts';

/** The office, as a field that sends files sees it. @throws ApiError */
export type AskOffice = (operation: string, args: Readonly<Record<string, unknown>>, key?: string) => Promise<unknown>;

export interface Sending {
  ask: AskOffice;
  /** What the file is for, and its name. */
  about: { operacja: string; pole: string; nazwa: string };
  signal: AbortSignal;
  /** Called when the office knows the file. */
  onBegun(id: string): void;
  /** The state of the file, or that there is no connection at the moment. */
  onState(state: Plik | 'offline'): void;
  /** Resolves after a time, or when the connection returns. */
  pause?(ms: number): Promise<void>;
}

const SMALLEST = 32 * 1024;
const LARGEST = 1024 * 1024;
/** A part should take about this time: a broken connection loses no more, and progress is seen. */
const PART_MS = 4000;
const CHECK_AGAIN_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends a file in parts until the office has decided about it. After a lost connection it asks the office how much there is, and
 * continues there, as often as necessary.
 *
 * @returns the decided file: accepted or refused @throws ApiError when the office refuses to take it, or the signal came
 */
export async function sendFile(file: Blob, sending: Sending): Promise<Plik> {
  const { ask, about, signal, onBegun, onState, pause = untilOnline } = sending;
  // One key for all attempts: a lost answer begins no second file.
  const key = newKey();
  const begin = () => ask('rozpocznijPlik', { ...about, rozmiar: file.size }, key);
  let state = await patiently(begin);
  const { idPliku } = state;
  onBegun(idPliku);
  let length = 8 * SMALLEST;
  while (state.stan === 'PRZESYLANY') {
    onState(state);
    const { przyjeto: od } = state;
    const bytes = file.slice(od, od + length, 'application/octet-stream');
    const begun = performance.now();
    try {
      state = (await ask('dopiszDoPliku', { idPliku, od, bytes })) as Plik;
      const fits = (bytes.size * PART_MS) / Math.max(1, performance.now() - begun);
      length = clamp(Math.min(fits, length * 2));
    } catch (failure) {
      if (!isTransient(failure) && (failure as ApiError).kod !== WRONG_PLACE) throw failure;
      length = clamp(length / 2);
      state = await patiently(() => ask('dajStanPliku', { idPliku }));
    }
    signal.throwIfAborted();
  }
  while (state.stan === 'SPRAWDZANY') {
    onState(state);
    await pause(CHECK_AGAIN_MS);
    signal.throwIfAborted();
    state = await patiently(() => ask('dajStanPliku', { idPliku }));
  }
  return state;

  /** Again and again while there is no connection. */
  async function patiently(call: () => Promise<unknown>): Promise<Plik> {
    for (let waitMs = 1000; ; waitMs = Math.min(2 * waitMs, LONGEST_PAUSE_MS)) {
      signal.throwIfAborted();
      try {
        return (await call()) as Plik;
      } catch (failure) {
        if (!isTransient(failure)) throw failure;
        onState('offline');
        await pause(waitMs);
      }
    }
  }
}

/** The part does not begin where the office's part of the file ends. */
const WRONG_PLACE = '6005';

const isTransient = (failure: unknown): boolean => (failure as Partial<ApiError>).kind === 'network';

const clamp = (length: number): number => Math.round(Math.min(LARGEST, Math.max(SMALLEST, length)));

/** An idempotency key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
