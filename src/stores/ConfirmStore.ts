import { makeAutoObservable, observableRef } from 'mobx';

export interface Question {
  title: string;
  text: string;
  /** Words of the two buttons; absent: the shared "yes" and "no". */
  yes?: string;
  no?: string;
}

/** One question at a time, put to the resident in a dialog. */
export class ConfirmStore {
  question: Question | null = null;
  private settle: ((yes: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable<ConfirmStore, 'settle'>(this, { question: observableRef, settle: false });
  }

  /** @returns true for "yes"; a newer question answers the older one with "no" */
  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  answer(yes: boolean): void {
    const settle = this.settle;
    this.question = null;
    this.settle = null;
    settle?.(yes);
  }
}
