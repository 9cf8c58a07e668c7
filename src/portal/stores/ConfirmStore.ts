import { makeAutoObservable, observableRef } from 'mobx';

export interface Question {
  title: string;
  text: string;
  /** Labels of the two buttons; absent: the shared "yes" and "no". */
  yes?: string;
  no?: string;
  /** What follows "yes" cannot be undone. */
  irreversible?: true;
  /** The changes that a form is about to send; of a secret or a choice only the name is given. */
  changes?: readonly Change[];
}

export interface Change {
  label: string;
  /** The old and the new text; '' for an empty value. */
  values?: { before: string; after: string };
}

/** One question at a time, shown to the resident in a dialog. */
export class ConfirmStore {
  question: Question | null = null;
  #settle: ((yes: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(this, { question: observableRef });
  }

  /** @returns true for "yes"; a newer question answers the older one with "no" */
  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  answer(yes: boolean): void {
    const settle = this.#settle;
    this.question = null;
    this.#settle = null;
    settle?.(yes);
  }
}
