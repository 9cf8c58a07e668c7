/** Work beside the calls: one step after another. */
export interface Background {
  /** Starts the work at once; returns before it is done. */
  wake(): void;
  /** Resolves when there is nothing more to do for now. */
  settled(): Promise<void>;
  /** Starts no new step; waits for the running one, but only for a limited time. */
  stop(): Promise<void>;
}

const LONGEST_END_MS = 3000;

/**
 * @param step does one thing
 * @param step.returns whether there may be more to do
 * @param failed called with the error of a step; the work then pauses until `wake`
 */
export function inBackground(step: () => Promise<boolean>, failed: (failure: unknown) => void): Background {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        while (!stopped && (await step()));
      } while (again && !stopped);
    } catch (failure) {
      failed(failure);
    } finally {
      running = undefined;
    }
  }

  return {
    wake() {
      again = true;
      if (!stopped) running ??= run();
    },
    async settled() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      if (!running) return;
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LONGEST_END_MS);
      });
      await Promise.race([running, over]);
      clearTimeout(timer);
    },
  };
}
