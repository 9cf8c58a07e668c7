import { CheckCache } from '../check/checkCache.ts';
import { type CompiledMunicipality, openMunicipality } from '../compile/openMunicipality.ts';
import { BASE } from '../mock/serve.ts';
import { whereIs } from '../overlay/where.ts';
import { openSite, type Site } from '../site/site.ts';
import { type ShownProblem, withLine } from './lines.ts';

/** A municipality that checked, and its portal. */
export interface Running {
  municipality: CompiledMunicipality;
  site: Site;
}

/** What the last look at the files has found. */
export interface Found {
  /** Grows with every look. */
  round: number;
  problems: readonly ShownProblem[];
  /** What runs is older than the files: they do not check. */
  stale: boolean;
  ms: number;
}

/** A municipality's folder while it is worked on: read again and again, what checked last runs on. */
export class Workbench {
  running: Running | undefined;
  found: Found = { round: 0, problems: [], stale: false, ms: 0 };
  readonly #folder: string;
  readonly #portal: string;
  readonly #cache = new CheckCache();

  /** @param portal the folder of the built portal */
  constructor(folder: string, portal: string) {
    this.#folder = folder;
    this.#portal = portal;
  }

  /** Its own folder, and for an overlay that of the municipality below. */
  get folders(): readonly string[] {
    return [...new Set([this.#folder, whereIs(this.#folder).root])];
  }

  get #above(): string {
    return whereIs(this.#folder).layers.nameAbove('');
  }

  /** Reads everything that changed. Whatever stands in the files, this comes to an end and the last good one runs on. */
  async look(): Promise<Found> {
    const started = performance.now();
    const { municipality: opened, problems } = await this.#open();
    const municipality = opened && withBase(opened);
    if (municipality)
      this.running = { municipality, site: openSite(this.#portal, municipality, this.running?.site, false) };
    this.found = {
      round: this.found.round + 1,
      problems: problems.map((problem) => withLine(problem, { folders: this.folders, above: this.#above })),
      stale: municipality === undefined,
      ms: performance.now() - started,
    };
    return this.found;
  }

  /** What stops the check itself, such as a file that cannot be read, is a problem like others. */
  async #open(): ReturnType<typeof openMunicipality> {
    try {
      return await openMunicipality({ root: this.#folder, cache: this.#cache });
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      return {
        problems: [{ code: 'check.stopped', severity: 'error', file: '.', pointer: '', line: 1, column: 1, message }],
      };
    }
  }
}

/** The portal asks this server, wherever the municipality has its office otherwise. */
const withBase = (municipality: CompiledMunicipality): CompiledMunicipality => ({
  ...municipality,
  manifest: { ...municipality.manifest, api: { base: BASE } },
});
