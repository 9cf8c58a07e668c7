/// <reference lib="webworker" />
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The counters this worker tries: every `step`th from `start` on. */
export interface Work {
  challenge: Challenge;
  start: number;
  step: number;
}

/** Tries keys until one fits. The library's own worker is made for Node, so this is the same with the browser's crypto. */
addEventListener('message', async ({ data: { challenge, start, step } }: MessageEvent<Work>) => {
  const work = { challenge, deriveKey, counterStart: start, counterStep: step };
  postMessage(await solveChallenge(work).catch(() => null));
});
