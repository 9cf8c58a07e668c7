import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckCache } from '../../check/checkCache.ts';
import { type CompiledMunicipality, openMunicipality } from '../../compile/openMunicipality.ts';
import { mockApi } from '../../mock/api.ts';
import { BASE } from '../../mock/serve.ts';
import type { Settings } from '../../mock/states.ts';
import { answerSite } from '../../site/answerSite.ts';
import { pageHeaders } from '../../site/securityHeaders.ts';
import { openSite, type Site } from '../../site/site.ts';
import { Refusal } from '../../studio/edit.ts';
import type { OwnChange } from '../../studio/edited.ts';
import { editedAt } from '../../studio/editedAt.ts';
import type { Pictures } from '../../studio/proposals/proposal.ts';
import { contentAnswers } from '../contentAnswers.ts';
import { insideHeaders, insideSite } from '../inside.ts';
import type { Running } from '../workbench.ts';
import { changedPictures } from './changedPictures.ts';

/** The API of the municipality with a proposal, beside that of the running one: pages and examples may be others. */
const PROPOSED = '/dev/proposed/api';
/** In the address of a page: it is that of the municipality with a proposal. */
const QUERY = 'okienko.proposal';

interface Shown {
  nr: number;
  municipality: CompiledMunicipality;
  site: Site;
  api: ReturnType<typeof mockApi>;
}

/** The portal with a proposal, beside the running one: its pages have an address of their own, its files are named by their content. */
export class ProposalPictures {
  readonly #folder: string;
  readonly #portal: string;
  readonly #settings: (() => Settings) | undefined;
  #shown: Shown | undefined;

  /**
   * @param portal the folder of the built portal
   * @param settings of the mock office; absent: a real one answers
   */
  constructor(folder: string, portal: string, settings: (() => Settings) | undefined) {
    this.#folder = folder;
    this.#portal = portal;
    this.#settings = settings;
  }

  /**
   * Shows the municipality with these changes from now on.
   *
   * @throws Refusal when it has errors, so there is nothing to show
   */
  async show(running: Running | undefined, changes: readonly OwnChange[], cache: CheckCache): Promise<Pictures> {
    const where = editedAt(this.#folder, new Map(changes.map(({ file, after }) => [file, after])));
    const { municipality } = await openMunicipality({ root: this.#folder, where, cache, isOpenable: true });
    if (!municipality || !running)
      throw new Refusal('With its errors the municipality cannot be shown.', 'Z błędami nie można pokazać gminy.');
    const shown = {
      ...municipality,
      manifest: { ...municipality.manifest, api: { base: this.#settings ? PROPOSED : BASE } },
    };
    const nr = (this.#shown?.nr ?? 0) + 1;
    this.#shown = {
      nr,
      municipality: shown,
      site: openSite(this.#portal, shown, { compress: false }),
      api: mockApi(shown.contract, {
        base: PROPOSED,
        settings: this.#settings ?? (() => ({})),
        own: contentAnswers(shown),
      }),
    };
    return { query: `${QUERY}=${nr}`, pictures: changedPictures(running.municipality, municipality) };
  }

  /** @returns false: the request is for the running municipality */
  async answer(request: IncomingMessage, response: ServerResponse, running: Site): Promise<boolean> {
    const shown = this.#shown;
    if (!shown) return false;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(`${PROPOSED}/`)) return shown.api(request, response);
    const isPage = searchParams.get(QUERY) === String(shown.nr);
    const isFile = running.file(pathname) === undefined && shown.site.file(pathname) !== undefined;
    if (!isPage && !isFile) return false;
    answerSite(insideSite(shown.site), insideHeaders(pageHeaders(shown.municipality.manifest)), request, response);
    return true;
  }
}
