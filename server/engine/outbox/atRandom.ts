import { randomInt } from 'node:crypto';
import type { Background } from './background.ts';

/**
 * Work that starts at a moment which no call chooses. Work that follows a call at once makes the next call slower, so its time
 * would tell whether there was anything to do: whether a login is known, for example.
 *
 * @param withinMs the latest start after `wake`; 0: at once
 */
export function atRandom(work: Background, withinMs: number): Background {
  if (withinMs === 0) return work;
  let timer: NodeJS.Timeout | undefined;
  return {
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work.wake();
      }, randomInt(withinMs) + 1);
    },
    settled: work.settled,
    stop() {
      clearTimeout(timer);
      return work.stop();
    },
  };
}
