import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import { filesOnDisk } from '../files/files.ts';
import { layered, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { asJson } from './json.ts';
import { withPending } from './pending.ts';

/** The municipality that is shipped with the toolkit. */
const SHIPPED = resolve(import.meta.dirname, '../..');

/** An empty overlay of the shipped municipality. @returns `why` in a sentence, or the problems of the check */
export function planMunicipality(
  folder: string,
  { name, primary }: { name: string; primary?: string | undefined },
): { created: Map<string, string>; changed: Map<string, string> } | { why: string } | { problems: Problem[] } {
  if (existsSync(join(folder, OVERLAY_CONFIG)) || existsSync(join(folder, 'services.config.json')))
    return { why: `${folder} is already a municipality.` };
  const config = {
    $schema: relative(folder, join(SHIPPED, 'schemas/config/overlay.schema.json')).replaceAll('\\', '/'),
    municipality: { name, ...(primary && { theme: { primary } }) },
    office: { name: `Urząd ${name.replace(/^Gmina /, 'Gminy ').replace(/^Miasto /, 'Miasta ')}` },
  };
  const created = new Map([[OVERLAY_CONFIG, asJson(config)]]);
  const above = withPending(filesOnDisk(folder), created);
  const { problems } = checkLayers(
    { root: SHIPPED },
    layered(filesOnDisk(SHIPPED), above, (file) => `${folder}/${file}`),
  );
  return problems.length ? { problems } : { created, changed: new Map() };
}
