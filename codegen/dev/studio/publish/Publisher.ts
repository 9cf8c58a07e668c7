import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createContext, useContext } from 'react';
import type { Published, PublishState } from '../../../studio/published.ts';
import type { Ask } from '../calls.ts';
import type { Common } from '../common/Common.ts';
import type { Studio } from '../Studio.ts';
import { PUBLISH_WORDS, type PublishWords } from './words.ts';

/** How often the progress is asked for, ms. */
const LOOK_MS = 400;

/** What was published, and what is new since. */
export class Publisher {
  state: PublishState | undefined;
  /** The result of the last publication. */
  result: Published | undefined;
  isPublishing = false;
  readonly studio: Studio;
  /** In a hosted studio. */
  readonly common: Common | undefined;
  readonly #ask: Ask;
  readonly #say: (text: string) => void;

  constructor(ask: Ask, say: (text: string) => void, studio: Studio, common?: Common) {
    this.#ask = ask;
    this.common = common;
    this.#say = say;
    this.studio = studio;
    makeAutoObservable(this, { state: observableRef, result: observableRef, studio: false, common: false });
  }

  get words(): PublishWords {
    return PUBLISH_WORDS[this.studio.language];
  }

  async open(): Promise<void> {
    this.studio.go('publish');
    this.result = undefined;
    await Promise.all([this.look(), this.common?.look()]);
  }

  /** The files have changed. */
  async reload(): Promise<void> {
    if (this.studio.view === 'publish' && !this.isPublishing) await this.look();
  }

  /** @returns whether it was published */
  async publish(note: string): Promise<boolean> {
    this.isPublishing = true;
    this.result = undefined;
    const looking = setInterval(() => void this.look(), LOOK_MS);
    await this.studio.trying.run(async () => {
      const result = await this.#ask<Published>('publish', {
        note,
        choices: Object.fromEntries(this.common?.choices ?? []),
      });
      this.common?.clash(result);
      runInAction(() => {
        this.result = result;
      });
      this.#say('version' in result ? this.words.done(result.version) : this.words.whyNot[result.why]);
    });
    clearInterval(looking);
    runInAction(() => {
      this.isPublishing = false;
    });
    await Promise.all([this.look(), this.common?.look()]);
    return this.result !== undefined && 'version' in this.result;
  }

  async serve(nr: number): Promise<void> {
    await this.studio.trying.run(async () => {
      const state = await this.#ask<PublishState>('serve', { nr });
      runInAction(() => {
        this.state = state;
        this.result = undefined;
      });
      this.#say(this.words.served(nr));
    });
  }

  private async look(): Promise<void> {
    await this.studio.trying.run(async () => {
      const state = await this.#ask<PublishState>('publishing');
      runInAction(() => {
        const { changes } = this.state ?? state;
        this.state = state.progress ? { ...state, changes } : state;
      });
    });
  }
}

export const PublisherContext = createContext<Publisher | undefined>(undefined);

export function usePublisher(): Publisher {
  const publisher = useContext(PublisherContext);
  if (!publisher) throw new Error('A part of publishing is drawn outside it.');
  return publisher;
}
