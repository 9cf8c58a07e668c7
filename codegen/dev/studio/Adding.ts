import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Offer } from '../../studio/api.ts';
import type { Address, Beside, Edit, SmallEdit } from '../../studio/edit.ts';
import type { Drafts } from './Drafts.ts';
import type { Surroundings } from './surroundings.ts';

/** The draft that adds. */
export const ADD = 'add';

/** Something that is being added to a list: what there is to choose, and the sentences that come with it. */
export class Adding {
  file = '';
  list: Address = '';
  beside: Beside | undefined;
  /** Absent while they are asked for. */
  offers: readonly Offer[] | undefined;
  chosen: Offer | undefined;
  /** The sentences as they are written, by key and language. */
  texts: Offer['texts'] = {};
  readonly #drafts: Drafts;
  /** The colours of the portal, with which blocks are drawn. */
  colours: Readonly<Record<string, string>> = {};
  readonly #around: Surroundings;

  constructor(around: Surroundings, drafts: Drafts) {
    this.#around = around;
    this.#drafts = drafts;
    makeAutoObservable(this, {
      offers: observableRef,
      chosen: observableRef,
      texts: observableRef,
      colours: observableRef,
    });
  }

  async open(file: string, list: Address, beside?: Beside): Promise<void> {
    Object.assign(this, { file, list, beside, offers: undefined, chosen: undefined, texts: {} });
    this.readColours();
    const offers = await this.#around.calls.offers(file, list);
    runInAction(() => {
      if (this.list === list) this.offers = offers;
    });
  }

  /** The portal may have got another contrast; one that loads anew has no colours yet, and the last ones stay. */
  readColours(): void {
    const now = this.#around.portalColours();
    if (Object.keys(now).length > 0) this.colours = now;
  }

  /** The address of what is added. */
  get at(): Address {
    const name = this.chosen?.name ?? '';
    if (this.list.endsWith('/services')) return `services/${name}`;
    return this.list.split('/').at(-1) === 'content' ? name : `${this.list}/${name}`;
  }

  /** @param said announces the choice */
  choose(offer: Offer, said?: string): void {
    if (said !== undefined) this.#around.say(said);
    this.chosen = offer;
    this.texts = offer.texts;
    this.draft();
  }

  write(key: string, language: string, text: string): void {
    this.texts = { ...this.texts, [key]: { ...this.texts[key], [language]: text } };
    this.draft();
  }

  /** It is planned as soon as every sentence is there: a municipality with a text in one language alone does not check. */
  private draft(): void {
    const { chosen, file, list, beside } = this;
    const texts = Object.entries(this.texts).flatMap(([key, by]) =>
      Object.entries(by).map(([language, text]): SmallEdit => ({ kind: 'text', key, language, text })),
    );
    const isWhole = texts.every((one) => one.kind === 'text' && one.text.trim() !== '');
    if (!chosen || !isWhole) {
      this.#drafts.put(ADD, undefined);
      return;
    }
    const add: SmallEdit = { kind: 'add', file, at: list, item: chosen.item, ...(beside && { beside }) };
    const screen: SmallEdit[] = chosen.screen ? [{ kind: 'screen', ...chosen.screen }] : [];
    const edits = [add, ...screen, ...(chosen.more ?? []), ...texts];
    const edit: Edit = edits.length === 1 ? add : { kind: 'several', edits };
    this.#drafts.put(ADD, edit);
  }
}
