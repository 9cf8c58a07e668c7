import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { Studio } from '../../../codegen/studio/studio.ts';

/** Results of all folders that this process has checked: what two of them share is checked once. */
const checked = new CheckCache();

/** The studio of a folder that is checked already, as `okienko dev` does: its plans check only what they change. */
export function studioOf(folder: string): Studio {
  const cache = checked.copy();
  const { layers, ...where } = whereIs(folder);
  checkLayers({ ...where, cache }, layers);
  checked.take(cache);
  return new Studio(folder, cache);
}
