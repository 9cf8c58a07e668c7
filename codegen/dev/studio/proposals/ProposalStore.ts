import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { createContext, useContext } from 'react';
import type { Side } from '../../../studio/merge/conflict.ts';
import type { Pictures, ProposalsState, ProposalView } from '../../../studio/proposals/proposal.ts';
import type { Ask } from '../calls.ts';
import type { Studio } from '../Studio.ts';
import { PROPOSAL_WORDS, type ProposalWords } from './words.ts';

/** Steps laid aside for a second person. */
export class ProposalStore {
  state: ProposalsState | undefined;
  /** The proposal that is looked at, as it would be if it were accepted now. */
  seen: ProposalView | undefined;
  /** Whose version stays, by the id of a conflict; all that were there, also those that a choice has decided. */
  readonly choices = observable.map<string, Side>();
  conflicts: ProposalView['conflicts'] = [];
  /** Before and after, while they are looked at. */
  pictures: Pictures | undefined;
  readonly studio: Studio;
  readonly #ask: Ask;
  readonly #say: (text: string) => void;

  constructor(ask: Ask, say: (text: string) => void, studio: Studio) {
    this.#ask = ask;
    this.#say = say;
    this.studio = studio;
    makeAutoObservable(this, {
      state: observableRef,
      seen: observableRef,
      pictures: observableRef,
      conflicts: observableRef,
      choices: false,
      studio: false,
    });
  }

  get words(): ProposalWords {
    return PROPOSAL_WORDS[this.studio.language];
  }

  /** Whether whoever looks made the proposal. */
  get isOwn(): boolean {
    const email = this.state?.who?.email.toLowerCase();
    return email !== undefined && this.seen?.proposal.by.email.toLowerCase() === email;
  }

  async open(): Promise<void> {
    this.studio.go('proposals');
    this.leave();
    await this.take(() => this.#ask<ProposalsState>('proposals'));
  }

  /** The files have changed. */
  async reload(): Promise<void> {
    if (this.studio.view !== 'proposals') return;
    await this.take(() => this.#ask<ProposalsState>('proposals'));
    if (this.seen) await this.look(this.seen.proposal.id);
  }

  leave(): void {
    this.seen = undefined;
    this.pictures = undefined;
    this.conflicts = [];
    this.choices.clear();
  }

  async look(id: string): Promise<void> {
    await this.studio.trying.run(async () => {
      const seen = await this.#ask<ProposalView>('proposal', { id, choices: this.chosen });
      runInAction(() => {
        this.seen = seen;
        const known = new Set(seen.conflicts.map((one) => one.id));
        this.conflicts = [
          ...this.conflicts.filter((one) => !known.has(one.id) && this.choices.has(one.id)),
          ...seen.conflicts,
        ];
      });
    });
  }

  async openPictures(): Promise<void> {
    const { id } = this.seen!.proposal;
    await this.studio.trying.run(async () => {
      const pictures = await this.#ask<Pictures>('pictures', { id, choices: this.chosen });
      runInAction(() => {
        this.pictures = pictures;
      });
    });
  }

  closePictures(): void {
    this.pictures = undefined;
  }

  async choose(conflict: string, side: Side): Promise<void> {
    this.choices.set(conflict, side);
    if (this.seen) await this.look(this.seen.proposal.id);
  }

  async propose(title: string, note: string): Promise<void> {
    await this.take(() => this.#ask<ProposalsState>('propose', { title, note }), this.words.proposed(title));
  }

  async accept(): Promise<void> {
    await this.decide('accept', {}, this.words.accepted);
  }

  async decline(reason: string): Promise<void> {
    await this.decide('decline', { reason }, this.words.declined);
  }

  async resume(): Promise<void> {
    await this.decide('resume', {}, this.words.resumed);
  }

  private async decide(call: string, more: object, said: (title: string) => string): Promise<void> {
    const { id, title } = this.seen!.proposal;
    const done = await this.take(
      () => this.#ask<ProposalsState>(call, { id, choices: this.chosen, ...more }),
      said(title),
    );
    if (done) runInAction(() => this.leave());
  }

  private get chosen(): Record<string, Side> {
    return Object.fromEntries(this.choices);
  }

  private async take(asked: () => Promise<ProposalsState>, said?: string): Promise<boolean> {
    let done = false;
    await this.studio.trying.run(async () => {
      const state = await asked();
      runInAction(() => {
        this.state = state;
      });
      if (said) this.#say(said);
      done = true;
    });
    return done;
  }
}

export const ProposalContext = createContext<ProposalStore | undefined>(undefined);

export function useProposals(): ProposalStore {
  const store = useContext(ProposalContext);
  if (!store) throw new Error('A part of the proposals is drawn outside them.');
  return store;
}
