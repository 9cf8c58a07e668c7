import type { Screen } from '../../src/blocks/screen.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { CheckCache } from '../check/checkCache.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import type { Content } from '../check/content/content.ts';
import type { Contract } from '../contract/load.ts';
import type { DataPlan } from '../data/plan.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { compileFiles, type StaticFile } from './files.ts';
import { type OfficeFacts, officeFacts } from './officeFacts.ts';

/** Everything one municipality is, checked and compiled: what the office serves and the portal runs. */
export interface Municipality {
  manifest: Manifest;
  /** With their documents. */
  screens: Readonly<Record<string, Screen>>;
  /** All words, flat by key. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Hashed files, served under /m/ for ever. */
  files: ReadonlyMap<string, StaticFile>;
  contract: Contract;
  /** What the reference office answers of itself: contact, menu, start page. */
  office: OfficeFacts;
  /** What the office answers its own operations from. */
  data?: DataPlan;
  /** Its own pages and files. */
  content: Content;
  /** The folder on the disk that one of its files stands in: its own, or that of the municipality below it. */
  folderOf(name: string): string;
}

/**
 * Reads, checks and compiles a municipality.
 *
 * @param options.cache of the time before, for whoever opens it again and again
 * @param options.root the folder with services.config.json, screens/, locales/ and schemas/
 * @returns `municipality` only when nothing is wrong with it: what does not check is never served
 */
export async function openMunicipality(options: {
  root: string;
  cache?: CheckCache;
}): Promise<{ municipality?: Municipality; problems: Problem[] }> {
  const { root, cache } = options;
  const absent = folderProblem(root);
  if (absent) return { problems: [absent] };
  const { layers, ...where } = whereIs(root);
  const checked = checkLayers({ ...where, cache }, layers);
  if (checked.problems.some((problem) => problem.severity === 'error')) return { problems: checked.problems };
  const { manifest, files } = compileFiles(checked, cache);
  const texts = Object.fromEntries(
    checked.config.languages.map((language) => [language, checked.locales.all(language)]),
  );
  return {
    municipality: {
      manifest,
      screens: checked.screens,
      texts: texts as Municipality['texts'],
      files,
      contract: checked.contract,
      office: officeFacts(checked),
      ...(checked.data && { data: checked.data }),
      content: checked.content,
      folderOf: layers.folderOf,
    },
    problems: checked.problems,
  };
}
