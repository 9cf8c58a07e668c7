import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { Studio } from '../../../codegen/studio/studio.ts';

/** Results of the overlays of this process. Those of another folder read its schemas, which are gone with it. */
const overShipped = new CheckCache();

/** The studio of a folder that is checked already, as `okienko dev` does: its plans check only what they change. */
export function studioOf(folder: string): Studio {
  const { layers, ...where } = whereIs(folder);
  const isOverlay = layers.above !== undefined;
  const cache = isOverlay ? overShipped.copy() : new CheckCache();
  checkLayers({ ...where, cache }, layers);
  if (isOverlay) overShipped.take(cache);
  return new Studio(folder, cache);
}
