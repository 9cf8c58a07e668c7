import { element, xmlText } from '../../engine/xml/write.ts';
import type { Metadane } from './metadane.ts';

/** The same metadata as XML: an element for each key, one `element` for each entry of a list; null is an empty element. */
export const metadaneXml = (metadane: Metadane): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementOf('metadane', metadane)}\n`;

function elementOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return element(name, {});
  if (Array.isArray(value)) return element(name, {}, ...value.map((one) => elementOf('element', one)));
  if (typeof value === 'object')
    return element(name, {}, ...Object.entries(value).map(([key, one]) => elementOf(key, one)));
  return element(name, {}, xmlText(String(value)));
}
