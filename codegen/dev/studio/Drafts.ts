import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Plan, StudioState } from '../../studio/api.ts';
import type { Edit, Sentence } from '../../studio/edit.ts';
import { type Calls, NotDone } from './calls.ts';

/** A change that is written and not saved yet. */
export interface Draft {
  edit: Edit;
  /** Absent while it is being planned. */
  plan?: Plan;
  refused?: { why: Sentence | undefined };
}

/** A pause in the writing, ms: then a change is planned. */
const PAUSE_MS = 250;

/** The changes that wait for "Save", each planned while it is written. */
export class Drafts {
  readonly all = observable.map<string, Draft>({}, { deep: false });
  saving = false;
  readonly #calls: Calls;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(calls: Calls) {
    this.#calls = calls;
    makeAutoObservable(this, { all: false });
  }

  get list(): readonly (Draft & { name: string })[] {
    return Array.from(this.all, ([name, draft]) => ({ name, ...draft }));
  }

  /** What the list says, each sentence once: the forms of a text for numbers often change alike. */
  get lines(): readonly (Draft & { name: string })[] {
    const sentenceOf = ({ name, plan, refused }: Draft & { name: string }) =>
      refused ? `refused ${name}` : JSON.stringify(plan?.sentence);
    return [...new Map(this.list.map((draft) => [sentenceOf(draft), draft])).values()];
  }

  /** Every change is planned and can be made. */
  get canSave(): boolean {
    return this.all.size > 0 && !this.saving && this.list.every(({ plan }) => plan);
  }

  /** @param edit undefined: what is written is what the file has */
  put(name: string, edit: Edit | undefined): void {
    clearTimeout(this.#timers.get(name));
    if (!edit) {
      this.all.delete(name);
      return;
    }
    this.all.set(name, { edit });
    this.#timers.set(
      name,
      setTimeout(() => void this.plan(name, edit), PAUSE_MS),
    );
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.all.clear();
  }

  private async plan(name: string, edit: Edit): Promise<void> {
    const planned = await this.#calls.plan(edit).then(
      (plan) => ({ plan }),
      (failure: unknown) => ({ refused: { why: failure instanceof NotDone ? failure.why : undefined } }),
    );
    // A newer text of the same change is planned for itself.
    runInAction(() => {
      if (this.all.get(name)?.edit === edit) this.all.set(name, { edit, ...planned });
    });
  }

  /** What is saved as one step: a sentence with all its languages, else each change for itself. */
  private get steps(): readonly { names: readonly string[]; edit: Edit }[] {
    const { list } = this;
    const texts = list.flatMap(({ edit }) => (edit.kind === 'text' ? [edit] : []));
    if (texts.length < 2 || texts.length < list.length) return list.map(({ name, edit }) => ({ names: [name], edit }));
    return [{ names: list.map(({ name }) => name), edit: { kind: 'several', edits: texts } }];
  }

  /** Makes them one after the other; the first that cannot be made stays, and those after it. */
  async save(made: (done: Plan & StudioState) => void): Promise<boolean> {
    this.saving = true;
    try {
      for (const { names, edit } of this.steps) {
        made(await this.#calls.edit(edit));
        runInAction(() => {
          for (const name of names) this.all.delete(name);
        });
      }
      return true;
    } catch (failure) {
      const [first] = this.list;
      const why = failure instanceof NotDone ? failure.why : undefined;
      runInAction(() => first && this.all.set(first.name, { edit: first.edit, refused: { why } }));
      return false;
    } finally {
      runInAction(() => {
        this.saving = false;
      });
    }
  }
}
