import { CheckCache } from '../check/checkCache.ts';
import { type CompiledMunicipality, openMunicipality } from '../compile/openMunicipality.ts';
import { BASE } from '../mock/serve.ts';
import { whereIs } from '../overlay/where.ts';
import { type ShownProblem, withLine } from '../report/lines.ts';
import { openSite, type Site } from '../site/site.ts';

/** A municipality that passed the check, and its portal. */
export interface Running {
  municipality: CompiledMunicipality;
  site: Site;
}

/** The result of the last check. */
export interface Found {
  /** Number of the check, increasing. */
  round: number;
  problems: readonly ShownProblem[];
  /** The running version is older than the files, because they do not pass the check. */
  stale: boolean;
  ms: number;
}

/** A municipality in development: its folder is checked again after each change, and the last good version runs. */
export class Workbench {
  running: Running | undefined;
  found: Found = { round: 0, problems: [], stale: false, ms: 0 };
  readonly #folder: string;
  readonly #portal: string;
  readonly cache = new CheckCache();

  /** @param portal the folder of the built portal */
  constructor(folder: string, portal: string) {
    this.#folder = folder;
    this.#portal = portal;
  }

  /** Its folder, and for an overlay also that of its base. */
  get folders(): readonly string[] {
    return [...new Set([this.#folder, whereIs(this.#folder).root])];
  }

  get #above(): string {
    return whereIs(this.#folder).layers.nameAbove('');
  }

  /** Checks what has changed. Whatever the files contain, this ends, and the last good version runs on. */
  async look(): Promise<Found> {
    const started = performance.now();
    const { municipality: opened, problems } = await this.#open();
    const municipality = opened && withBase(opened);
    if (municipality)
      this.running = {
        municipality,
        site: openSite(this.#portal, municipality, { before: this.running?.site, compress: false }),
      };
    this.found = {
      round: this.found.round + 1,
      problems: problems.map((problem) => withLine(problem, { folders: this.folders, above: this.#above })),
      stale: municipality === undefined,
      ms: performance.now() - started,
    };
    return this.found;
  }

  /** A failure of the check itself, such as an unreadable file, is reported as a problem. */
  async #open(): ReturnType<typeof openMunicipality> {
    try {
      return await openMunicipality({ root: this.#folder, cache: this.cache, isOpenable: true });
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure);
      return {
        problems: [{ code: 'check.stopped', severity: 'error', file: '.', pointer: '', line: 1, column: 1, message }],
      };
    }
  }
}

/** The portal calls this server, whatever `api.base` of the municipality is. */
const withBase = (municipality: CompiledMunicipality): CompiledMunicipality => ({
  ...municipality,
  manifest: { ...municipality.manifest, api: { base: BASE } },
});
