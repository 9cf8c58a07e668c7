import type { ActionItem, CommonKeys, Fact, ToneLine } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

export interface CardsBlock extends CommonKeys {
  type: 'cards';
  /** Compact rows below each other. */
  as?: 'list';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  /** The heading of a card; sees `item` and `index`. */
  heading: Text;
  /** A sentence under it; left out while it is empty. */
  text?: Text;
  facts: readonly Fact[];
  /** Opened by the resident, under the card. */
  expand?: { facts: readonly Fact[]; actions: readonly ActionItem[] };
  tone: readonly ToneLine[];
  /** Cards with the same value are grouped under one heading. */
  groupBy?: { value: Tree; label: Text };
  empty: Text;
  /** A click on the card. */
  do?: readonly Step[];
  actions: readonly ActionItem[];
  /** Buttons for all cards, below them. */
  buttons: readonly ActionItem[];
  /** A CSV file of all cards: the column title of the headings, and the file name without its ending. */
  csv?: { heading: Text; name: Text };
}

/** The facts of a card, with those that are opened. */
export const allFacts = ({ facts, expand }: CardsBlock): readonly Fact[] => [...facts, ...(expand?.facts ?? [])];

/** The buttons of a card, with those that are opened. */
export const allActions = ({ actions, expand }: CardsBlock): readonly ActionItem[] => [
  ...actions,
  ...(expand?.actions ?? []),
];

export const cards = {
  widget: 'whenUsed',
  paper: 'printed',
  parts: (block) => [...[...allFacts(block), ...allActions(block)].map(({ id }) => ({ id })), ...block.buttons],
} as const satisfies LeafTraits<CardsBlock>;
