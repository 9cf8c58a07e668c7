import { userInfo } from 'node:os';
import { changesBetween } from '../publish/changes.ts';
import type { Progress } from '../publish/publish.ts';
import { publishApart } from '../publish/publishApart.ts';
import { currentOf, makeCurrent, versionFolder, versionsIn } from '../publish/versions.ts';
import { textOnDisk } from '../studio/bytes.ts';
import { Refusal } from '../studio/edit.ts';
import type { Explained } from '../studio/explained.ts';
import type { Published, PublishState } from '../studio/published.ts';
import type { Studio } from '../studio/studio.ts';

const NOTHING: Explained = { steps: [], files: [] };

/** Publishes the municipality from the page, as `okienko publish` does. */
export class Publishing {
  readonly #folder: string;
  readonly #place: string | undefined;
  readonly #studio: Studio;
  readonly #by: string;
  #progress: Progress | undefined;

  /** @param by whom versions are published */
  constructor(folder: string, place: string | undefined, studio: Studio, by = userInfo().username) {
    this.#folder = folder;
    this.#by = by;
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

  async publish(note: string): Promise<Published> {
    const place = this.#known();
    if (this.#progress)
      throw new Refusal('Somebody is publishing: wait a moment.', 'Ktoś właśnie publikuje: poczekaj chwilę.');
    const about = { by: this.#by, ...(note.trim() && { note: note.trim() }) };
    this.#progress = { doing: 'check' };
    try {
      const outcome = await publishApart(this.#folder, place, about, (progress) => {
        this.#progress = progress;
      });
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
    return this.#studio.explain(
      changed.map(({ name }) => ({
        file: name,
        before: textOnDisk(before, name) ?? '',
        after: textOnDisk(this.#folder, name) ?? '',
      })),
    );
  }
}
