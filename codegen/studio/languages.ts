import { parseJsonFile } from '../files/jsonFile.ts';
import { anyRecord } from '../files/raw.ts';
import { type Layers, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { CONFIG } from './place.ts';

/** The languages of a municipality, the first one first. */
export function languagesOf({ below, above }: Layers): readonly string[] {
  const of = (text: string | undefined): unknown => anyRecord(parseJsonFile(text ?? '{}', '').file.value).languages;
  const found = of(above?.read(OVERLAY_CONFIG)) ?? of(below.read(CONFIG));
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : ['pl'];
}
