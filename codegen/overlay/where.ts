import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOnDisk } from '../files/files.ts';
import { alone, type Layers, layersOnDisk, OVERLAY_CONFIG, shownFolder } from './layers.ts';

/** The municipality shipped with the toolkit: the base of overlays. */
const SHIPPED = resolve(import.meta.dirname, '../..');

/** The folders that a municipality is read from. */
export interface Where {
  /** Has schemas/. */
  root: string;
  /** More folders of the contract. */
  api: readonly string[];
  layers: Layers;
}

/** @param folder a whole municipality, or an overlay of the shipped one (`overlay.config.json`) */
export function whereIs(folder: string, shipped = SHIPPED): Where {
  if (!existsSync(join(folder, OVERLAY_CONFIG)))
    return { root: folder, api: [], layers: alone(filesOnDisk(folder), folder) };
  const api = join(folder, 'schemas/api');
  const shown = shownFolder(folder);
  return { root: shipped, api: existsSync(api) ? [api] : [], layers: layersOnDisk(shipped, folder, shown) };
}
