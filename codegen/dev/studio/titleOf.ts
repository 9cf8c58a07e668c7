import type { Catalogue, Part } from '../../studio/api.ts';
import type { Address } from '../../studio/edit.ts';
import type { TreeBlock } from './blockTree.ts';
import { entriesOf } from './catalogue.ts';
import type { Sentences } from './Sentences.ts';
import type { Shown } from './surroundings.ts';
import type { Words } from './words.ts';

/** Of the studio. */
interface Edited {
  readonly at: Address | undefined;
  readonly isPortal: boolean;
  readonly catalogue: Catalogue | undefined;
  readonly blocks: readonly TreeBlock[];
  readonly chain: readonly Part[];
  readonly sentences: Sentences;
  readonly shown: Shown;
  readonly words: Words;
}

/** Of a longer sentence its beginning says which one it is. */
const LONGEST = 80;

/** A block as a resident knows it: by its sentence, or by its id where it has none. */
export function blockTitle({ sentences, shown }: Edited, { id, text }: TreeBlock): string {
  const sentence = text && sentences.of(text, shown.languages[0] ?? 'pl');
  if (!sentence) return id.split('/').at(-1)!;
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : sentence;
}

/** What a block of the screen, an item such as a column, or a service is called, in lists and headings alike. */
export function titleAt(studio: Edited, at: Address): string {
  const { isPortal, catalogue, blocks, chain, words } = studio;
  if (isPortal) return (catalogue && entriesOf(catalogue).find((one) => one.at === at)?.title) || at;
  const block = blocks.find(({ id }) => id === at);
  if (block) return blockTitle(studio, block);
  const [list = '', name = ''] = at.split('/').slice(-2);
  const outer = chain.find((part) => part.at === at.split('/').slice(0, -2).join('/'));
  return outer?.lists[list]?.find((one) => one.name === name)?.title || at.split('/').at(-1) || words.screen;
}

/** Of the chosen part. */
export const titleOf = (studio: Edited): string => titleAt(studio, studio.at ?? '');
