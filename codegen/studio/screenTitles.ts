import { Opener } from '../overlay/open.ts';
import type { Edited } from './edited.ts';
import { Titles } from './titles.ts';
import type { Loose } from './value.ts';

/**
 * The titles of some screens in Polish, in their order; of one without a title its name. A text of the whole portal is on a hundred
 * screens, so the configuration and the texts are read once for all.
 */
export function screenTitles({ layers, schemas }: Edited, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const opener = new Opener(layers, schemas, () => {});
  opener.services();
  const titles = new Titles(layers);
  return names.map((name) => titles.of(opener.screen(name).value as Loose, 'pl') || name);
}
