import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Municipality } from '../artefact/municipality.ts';
import type { CheckCache } from '../check/checkCache.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import type { Contract } from '../contract/load.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { type Where, whereIs } from '../overlay/where.ts';
import { compileFiles } from './files.ts';
import { officeFacts } from './officeFacts.ts';
import { openable } from './openable.ts';
import { ownOperations } from './ownOperations.ts';

/** With the whole contract, because tools read more of it than the office. */
export interface CompiledMunicipality extends Municipality {
  contract: Contract;
}

/**
 * Reads, checks and compiles a municipality.
 *
 * @param options.cache of the previous check, for repeated calls
 * @param options.where its folders, if its files are not all from the disk
 * @param options.isOpenable every screen opens by its address, as `okienko dev` needs it
 * @param options.root the folder with services.config.json, screens/, locales/ and schemas/
 * @returns `municipality` only without errors: one that does not pass the check is never served
 */
export async function openMunicipality(options: {
  root: string;
  where?: Where;
  cache?: CheckCache;
  isOpenable?: boolean;
}): Promise<{ municipality?: CompiledMunicipality; problems: Problem[] }> {
  const { root, cache, isOpenable = false } = options;
  const absent = folderProblem(root);
  if (absent) return { problems: [absent] };
  const { layers, ...where } = options.where ?? whereIs(root);
  const found = checkLayers({ ...where, cache }, layers);
  if (found.problems.some((problem) => problem.severity === 'error')) return { problems: found.problems };
  const checked = isOpenable ? { ...found, screens: openable(found.screens) } : found;
  const { manifest, files } = compileFiles(checked, cache);
  const texts = Object.fromEntries(
    checked.config.languages.map((language) => [language, checked.locales.all(language)]),
  );
  const own = ownOperations(checked.contract, cache);
  return {
    municipality: {
      manifest,
      screens: checked.screens,
      texts: texts as Municipality['texts'],
      files,
      contract: checked.contract,
      ...(own && { own }),
      office: officeFacts(checked),
      ...(checked.data && { data: checked.data }),
      content: checked.content,
      folderOf: layers.folderOf,
    },
    problems: checked.problems,
  };
}
