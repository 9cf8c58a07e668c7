/**
 * Splits long work, so that a slow phone reacts to touch in between. The timer is set in a microtask, where the call stack
 * is short: a browser that is traced records the stack of each timer, and parses the whole file for that.
 */
export async function nextTask(): Promise<void> {
  await null;
  await new Promise((done) => setTimeout(done));
}
