import { userInfo } from 'node:os';
import { changesBetween } from '../publish/changes.ts';
import type { Progress } from '../publish/publish.ts';
import { publishApart } from '../publish/publishApart.ts';
import { currentOf, makeCurrent, versionFolder, versionsIn } from '../publish/versions.ts';
import { textOnDisk } from '../studio/bytes.ts';
import type { CommonState } from '../studio/common/commonState.ts';
import { Refusal } from '../studio/edit.ts';
import type { Explained } from '../studio/explained.ts';
import type { History } from '../studio/history/history.ts';
import type { Side } from '../studio/merge/conflict.ts';
import type { Published, PublishState } from '../studio/published.ts';
import type { Studio } from '../studio/studio.ts';

const NOTHING: Explained = { steps: [], files: [] };

/** In a hosted studio: the state that all copies have in common, and in whose name versions are published. */
export interface Shared {
  common: CommonState;
  history: History;
  /** That all copies have in common. */
  branch: string;
  by: string;
}

/** Publishes the municipality from the page, as `okienko publish` does. */
export class Publishing {
  readonly #folder: string;
  readonly #place: string | undefined;
  readonly #studio: Studio;
  readonly #shared: Shared | undefined;
  #progress: Progress | undefined;

  constructor(folder: string, place: string | undefined, studio: Studio, shared?: Shared) {
    this.#folder = folder;
    this.#shared = shared;
    this.#place = place;
    this.#studio = studio;
  }

  get state(): PublishState {
    const place = this.#place;
    if (place === undefined) return { versions: [], changes: NOTHING };
    const current = currentOf(place);
    return {
      place,
      ...(current !== undefined && { current }),
      versions: versionsIn(place).toReversed(),
      // All files are read for them, and the page asks often while it waits.
      changes: this.#progress ? NOTHING : this.#changes(place, current),
      ...(this.#progress && { progress: this.#progress }),
    };
  }

  /** The steps that residents do not see yet; undefined: nothing was published, or it is not known where. */
  get unpublished(): ReadonlySet<number> | undefined {
    const place = this.#place;
    const current = place === undefined ? undefined : currentOf(place);
    if (place === undefined || current === undefined) return undefined;
    return new Set(this.#changes(place, current).steps.map(({ id }) => id));
  }

  /** @param choices whose version of a part stays, where others have changed it, too */
  async publish(note: string, choices: ReadonlyMap<string, Side> = new Map()): Promise<Published> {
    const place = this.#known();
    const shared = this.#shared;
    if (this.#progress)
      throw new Refusal('Somebody is publishing: wait a moment.', 'Ktoś właśnie publikuje: poczekaj chwilę.');
    const about = { by: shared?.by ?? userInfo().username, ...(note.trim() && { note: note.trim() }) };
    this.#progress = { doing: 'check' };
    try {
      const publish = (commit?: string) =>
        publishApart(this.#folder, place, { ...about, ...(commit && { commit }) }, (progress) => {
          this.#progress = progress;
        });
      const outcome = await (shared ? shared.common.publish(place, choices, publish) : publish());
      if ('conflicts' in outcome) return { why: 'conflicts', conflicts: outcome.conflicts };
      if ('refusal' in outcome) return { why: outcome.why, text: outcome.refusal };
      return { version: outcome.version.nr };
    } finally {
      this.#progress = undefined;
    }
  }

  /** Has offices serve an earlier version, or a later one again. */
  serve(nr: number): PublishState {
    const place = this.#known();
    if (!versionsIn(place).some((one) => one.nr === nr))
      throw new Refusal(`There is no version ${nr}.`, `Nie ma wersji ${nr}.`);
    makeCurrent(place, nr);
    return this.state;
  }

  #known(): string {
    if (this.#place !== undefined) return this.#place;
    throw new Refusal(
      'No place for versions was given: start okienko dev with --to.',
      'Nie podano miejsca na wersje: uruchom okienko dev z opcją --to.',
    );
  }

  #changes(place: string, current: number | undefined): Explained {
    const before = current === undefined ? undefined : versionFolder(place, current);
    const changed = changesBetween(before, this.#folder, place);
    // Of a first version everything is new, and no sentence says more.
    if (before === undefined) return NOTHING;
    if (this.#shared) return this.#sharedChanges(this.#shared, place, current);
    return this.#studio.explain(
      changed.map(({ name }) => ({
        file: name,
        before: textOnDisk(before, name) ?? '',
        after: textOnDisk(this.#folder, name) ?? '',
      })),
    );
  }

  /** What the copy and the common state have: the steps of everybody, with their names. */
  #sharedChanges({ common, history, branch }: Shared, place: string, current: number | undefined): Explained {
    const commit = versionsIn(place).find(({ nr }) => nr === current)?.commit;
    const since = new Set(common.since(commit));
    const steps = history
      .revisions('HEAD', branch)
      .filter(({ id }) => since.has(id))
      .map(({ sentence: { pl, en }, by }, index) => ({
        id: index,
        sentence: { pl: `${pl} · ${by}`, en: `${en} · ${by}` },
        files: [],
      }));
    return { steps: steps.toReversed(), files: [] };
  }
}
