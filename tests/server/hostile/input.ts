import type { World } from './world.ts';

/** One hostile input: what it is, and whether all that must hold holds. */
export interface Input {
  /** Of which kind, such as the name of an operation. */
  kind: string;
  /** What is sent, for whoever looks for the fault. */
  what: unknown;
  /** Sends it. @returns how it was answered; @throws Violation */
  send(world: World): Promise<string>;
  /** The same input with a part less, each. */
  smaller?(): Iterable<Input>;
}

/** Something that must always hold did not. */
export class Violation extends Error {
  override name = 'Violation';
}
