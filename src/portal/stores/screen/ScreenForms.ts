import { makeAutoObservable } from 'mobx';
import type { FormKeys } from '../../../blocks/form/block.ts';
import { placeOf } from '../../../blocks/place.ts';
import type { FormEnvironment, Locals } from '../FormEnvironment.ts';
import type { FormStore } from '../FormStore.ts';
import type { MakeForm } from './forms.ts';

/** The forms of one screen. The store of a form is made when the form is first drawn. */
export class ScreenForms {
  /** By the id of the block and its place in rows and items: `form/`, `form/2-1`. */
  readonly byKey = new Map<string, FormStore>();
  /** Increases when all forms are discarded, so that they are drawn again. `byKey` is not observable: drawing adds to it. */
  private round = 0;
  readonly #environment: FormEnvironment;
  readonly #make: MakeForm | undefined;

  /** @param make absent on a screen without forms, which does not load their code */
  constructor(environment: FormEnvironment, make?: MakeForm) {
    this.#environment = environment;
    this.#make = make;
    makeAutoObservable(this, { byKey: false, get: false, holdsLeave: false });
  }

  /** @param outer the names of the row around the form */
  get(block: FormKeys, outer: Locals = {}): FormStore {
    const key = `${block.id}/${placeOf(outer)}`;
    void this.round;
    const known = this.byKey.get(key);
    if (known) return known;
    if (!this.#make) throw new Error(`the code of forms was not loaded for "${block.id}"`);
    const form = this.#make(block, this.#environment, outer);
    this.byKey.set(key, form);
    return form;
  }

  /** Leaving now would lose input. */
  get holdsLeave(): boolean {
    return [...this.byKey.values()].some((form) => form.holdsLeave);
  }

  /** Clears the forms of a block. */
  clear(id: string): void {
    for (const form of this.byKey.values()) if (form.block.id === id) form.clear();
  }

  /** The resident leaves and gives up the input: it is not stored either. */
  forget(): void {
    for (const form of this.byKey.values()) form.forget();
  }

  dispose(): void {
    for (const form of this.byKey.values()) form.dispose();
  }

  /** Discards all forms: their blocks begin with new ones. */
  discard(): void {
    this.dispose();
    this.byKey.clear();
    this.round += 1;
  }
}
