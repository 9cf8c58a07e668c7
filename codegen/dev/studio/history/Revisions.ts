import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { createContext, useContext } from 'react';
import type { FileChange, StudioState } from '../../../studio/api.ts';
import type { Author, Revision } from '../../../studio/history/git.ts';
import type { HistoryState } from '../../../studio/history/history.ts';
import type { Ask } from '../calls.ts';
import type { Studio } from '../Studio.ts';
import { HISTORY_WORDS, type HistoryWords } from './words.ts';

/** The history of the municipality's files, where it is in a git repository. */
export class Revisions {
  state: HistoryState | undefined;
  /** Of commits that were opened. */
  readonly changes = observable.map<string, readonly FileChange[]>({}, { deep: false });
  readonly studio: Studio;
  readonly #ask: Ask;
  readonly #say: (text: string) => void;

  constructor(ask: Ask, say: (text: string) => void, studio: Studio) {
    this.#ask = ask;
    this.#say = say;
    this.studio = studio;
    makeAutoObservable(this, { state: observableRef, changes: false, studio: false });
  }

  get words(): HistoryWords {
    return HISTORY_WORDS[this.studio.language];
  }

  async open(): Promise<void> {
    this.studio.go('history');
    await this.take(() => this.#ask<HistoryState>('history'));
  }

  /** The files have changed. */
  async reload(): Promise<void> {
    if (this.studio.view === 'history') await this.take(() => this.#ask<HistoryState>('history'));
  }

  async sign(author: Author): Promise<void> {
    await this.take(() => this.#ask<HistoryState>('author', author));
  }

  async show(id: string): Promise<void> {
    if (this.changes.has(id)) return;
    await this.studio.trying.run(async () => {
      const changes = await this.#ask<readonly FileChange[]>(`revision?${new URLSearchParams({ id })}`);
      runInAction(() => this.changes.set(id, changes));
    });
  }

  async takeBack({ id, sentence }: Revision): Promise<void> {
    await this.studio.trying.run(async () => {
      this.studio.took(await this.#ask<StudioState>('restore', { id }));
      this.#say(this.words.takenBack(this.studio.said(sentence)));
    });
    await this.reload();
  }

  private async take(asked: () => Promise<HistoryState>): Promise<void> {
    await this.studio.trying.run(async () => {
      const state = await asked();
      runInAction(() => {
        this.state = state;
      });
    });
  }
}

export const RevisionsContext = createContext<Revisions | undefined>(undefined);

export function useRevisions(): Revisions {
  const revisions = useContext(RevisionsContext);
  if (!revisions) throw new Error('A part of the history is drawn outside it.');
  return revisions;
}
