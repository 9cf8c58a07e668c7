import type { CommonState, CommonSummary, TakenOver } from '../studio/common/commonState.ts';
import { Refusal } from '../studio/edit.ts';
import type { Studio } from '../studio/studio.ts';
import { choicesIn } from './choices.ts';

/** What came of handing in: conflicts with what others have handed in, or how the copy stands now. */
export type Shared = CommonSummary | Extract<TakenOver, { conflicts: unknown }>;

/** The copy of a clerk and the state that all copies have in common. */
export class CommonCalls {
  readonly #common: CommonState;
  readonly #studio: Studio;
  readonly #hasErrors: () => boolean;
  readonly #look: () => Promise<void>;

  /** @param look reads and checks the files as they are now */
  constructor(common: CommonState, studio: Studio, look: () => Promise<void>, hasErrors: () => boolean) {
    this.#common = common;
    this.#studio = studio;
    this.#look = look;
    this.#hasErrors = hasErrors;
  }

  get summary(): CommonSummary {
    return this.#common.summary;
  }

  /** @throws Refusal while there is work under way */
  async takeOver(body: unknown): Promise<TakenOver> {
    this.refuseUnderWay();
    const taken = this.#common.takeOver(choicesIn(body));
    await this.#look();
    return taken;
  }

  /** Hands the copy in, after it has what others have handed in. @throws Refusal for a copy with errors */
  async share(body: unknown): Promise<Shared> {
    const taken = await this.takeOver(body);
    if ('conflicts' in taken) return taken;
    if (this.#hasErrors())
      throw new Refusal(
        'Together with the changes of others there are errors: mend them first, then hand in.',
        'Razem ze zmianami innych są błędy: najpierw je popraw, potem oddaj.',
      );
    this.#common.share();
    return this.#common.summary;
  }

  /** @throws Refusal */
  refuseUnderWay(): void {
    if (this.#studio.state.underWay)
      throw new Refusal(
        'Some of your work is under way: finish or undo it first.',
        'Część Twojej pracy jest w toku: najpierw ją dokończ albo cofnij.',
      );
  }
}
