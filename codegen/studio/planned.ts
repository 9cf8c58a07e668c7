import type { CheckCache } from '../check/checkCache.ts';
import type { ShownProblem } from '../report/lines.ts';
import { problemsOf } from './problemsOf.ts';

type Files = ReadonlyMap<string, string | undefined>;

/** The last plan: the results of its check are also those of the edit that follows. */
export class Planned {
  #last: { files: Files; cache: CheckCache } | undefined;

  /** The problems with changes of which later checks know nothing until they are made. */
  planned(folder: string, files: Files, cache: CheckCache): readonly ShownProblem[] {
    this.#last = { files, cache: cache.copy() };
    return problemsOf(folder, files, this.#last.cache);
  }

  /** The problems with changes that are made. */
  made(folder: string, files: Files, cache: CheckCache): readonly ShownProblem[] {
    if (this.#last && isSame(this.#last.files, files)) cache.take(this.#last.cache);
    this.#last = undefined;
    return problemsOf(folder, files, cache);
  }
}

const isSame = (some: Files, others: Files): boolean =>
  some.size === others.size && [...some].every(([file, text]) => others.has(file) && others.get(file) === text);
