import { makeAutoObservable } from 'mobx';
import type { Address, Beside, Edit } from '../../studio/edit.ts';
import type { Drafts } from './Drafts.ts';
import { areSiblings, type Movable, type Place, type Where } from './movable.ts';
import type { Surroundings } from './surroundings.ts';
import type { Trying } from './Trying.ts';
import type { Words } from './words.ts';

/** Of the studio. */
interface Edited {
  readonly words: Words;
  readonly file: string;
  readonly isPortal: boolean;
  readonly trying: Trying;
  readonly drafts: Drafts;
  make(edit: Edit): Promise<boolean>;
}

interface To {
  list?: Address;
  beside?: Beside;
}

/** Moves of parts: one that the check would refuse is not made, but kept to be read. */
export class Moving {
  /** The part whose places are shown. */
  at: Address | undefined;
  readonly #around: Surroundings;
  readonly #edited: Edited;

  constructor(around: Surroundings, edited: Edited) {
    this.#around = around;
    this.#edited = edited;
    makeAutoObservable(this);
  }

  /** Shows where a part can come to, or hides it again. */
  ask(at: Address | undefined): void {
    this.at = at;
  }

  /** One place up or down, or beyond the end of its list. */
  async step(item: Movable, by: number): Promise<void> {
    const { words } = this.#edited;
    const index = item.siblings.indexOf(item.name);
    const name = item.siblings[index + by];
    const beyond = by < 0 ? item.before : item.after;
    if (name !== undefined)
      await this.move(
        item.at,
        { beside: { side: by < 0 ? 'before' : 'after', name } },
        words.moved(item.title, index + by + 1, item.siblings.length),
      );
    else if (beyond) await this.move(item.at, beyond.to, words.movedInto(item.title, beyond.title));
  }

  /** Into another container, or out of its own. */
  async goTo(item: Movable, place: Place): Promise<void> {
    const { words } = this.#edited;
    this.at = undefined;
    const said = place === item.out ? words.movedAfter : words.movedInside;
    await this.move(item.at, place.to, said(item.title, place.title));
  }

  /** Dropped on another one. */
  async drop(item: Movable, on: Movable, where: Where): Promise<void> {
    const { words, isPortal } = this.#edited;
    const name = item.title;
    if (where === 'into') {
      const said = isPortal ? words.movedInto : words.movedInside;
      await this.move(item.at, { list: on.takes!.list }, said(name, on.title));
      return;
    }
    const beside = { side: where, name: on.name };
    if (!areSiblings(on, item)) {
      const said = where === 'before' ? words.movedBefore : words.movedAfter;
      await this.move(item.at, { list: on.list!, beside }, said(name, on.title));
      return;
    }
    const others = item.siblings.filter((one) => one !== item.name);
    const place = others.indexOf(on.name) + (where === 'before' ? 1 : 2);
    await this.move(item.at, { beside }, words.moved(name, place, item.siblings.length));
  }

  /** @param said announces the new place */
  async move(at: Address, to: To, said: string): Promise<void> {
    const { words, file, isPortal, trying, drafts } = this.#edited;
    const edit = { kind: 'move', file, at, ...to } as const;
    if (to.list !== undefined && !isPortal) {
      let faults = 0;
      const isPlanned = await trying.run(async () => {
        const { problems } = await this.#around.calls.plan(edit);
        faults = problems.filter(({ severity }) => severity === 'error').length;
      });
      if (!isPlanned) return;
      if (faults > 0) {
        drafts.clear();
        drafts.put(`move ${at}`, edit);
        this.#around.say(words.cannotStand(faults));
        return;
      }
    }
    if (await this.#edited.make(edit)) this.#around.say(said);
  }
}
