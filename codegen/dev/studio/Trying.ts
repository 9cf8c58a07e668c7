import { makeAutoObservable, runInAction } from 'mobx';
import type { Sentence } from '../../studio/edit.ts';
import { NotDone } from './calls.ts';

/** Calls that are under way, and why the last one was refused. */
export class Trying {
  refused: { why: Sentence | undefined } | undefined;
  running = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Shows why something cannot be done. */
  async run(what: () => Promise<void>): Promise<boolean> {
    this.running += 1;
    try {
      await what();
      runInAction(() => {
        this.refused = undefined;
      });
      return true;
    } catch (failure) {
      if (!(failure instanceof NotDone)) throw failure;
      runInAction(() => {
        this.refused = { why: failure.why };
      });
      return false;
    } finally {
      runInAction(() => {
        this.running -= 1;
      });
    }
  }
}
