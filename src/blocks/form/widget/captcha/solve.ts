import type { Solution } from 'altcha-lib';
import { trustedScript } from '../../../../lang/values/trustedScript.ts';
import type { Work } from './solver.worker.ts';
import address from './solver.worker.ts?worker&url';

/** More workers than this would only slow the rest of the page. */
const MOST_WORKERS = 4;
const script = trustedScript('portal-captcha', address);

/**
 * Solves a challenge in workers, so that the page stays responsive.
 *
 * @param wyzwanie the office's challenge, JSON
 * @returns the value for the request, base64 of `{ challenge, solution }`
 * @throws Error when it cannot be solved here, or `signal` is aborted
 */
export async function solve(wyzwanie: string, signal: AbortSignal): Promise<string> {
  const { parameters, signature } = JSON.parse(wyzwanie);
  const challenge = { parameters, signature };
  const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Worker(script, { type: 'module' }));
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Stopped.')));
      workers.forEach((worker, start) => {
        worker.onerror = () => reject(new Error('The worker failed.'));
        worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
          data ? resolve(data) : reject(new Error('No solution.'));
        worker.postMessage({ challenge, start, step: count } satisfies Work);
      });
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
