/** Work that goes on beside the calls: one thing after another, whoever wakes it and however often. */
export interface Background {
  /** Looks at once whether there is something to do; returns before it is done. */
  wake(): void;
  /** Ready when there is nothing more to do for now. */
  settled(): Promise<void>;
  /** What is under way is finished, nothing new begins. */
  stop(): Promise<void>;
}

/**
 * @param step does one thing
 * @param step.returns whether there may be more to do
 * @param failed is told of what a step throws; the work then rests until it is woken again
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
      await running;
    },
  };
}
