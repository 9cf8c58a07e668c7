import type { BlockPrinter } from '../../server/engine/documents/printer.ts';
import type { Block, BlockOf, BlockType } from './block.ts';
import { cards } from './cards/paper.ts';
import { chart } from './chart/paper.ts';
import { facts } from './facts/paper.ts';
import { filters } from './filters/paper.ts';
import { grid } from './grid/paper.ts';
import { heading } from './heading/paper.ts';
import type { Printed } from './index.ts';
import { legend } from './legend/paper.ts';
import { metric } from './metric/paper.ts';
import { notice } from './notice/paper.ts';
import { pictures } from './pictures/paper.ts';
import { repeat } from './repeat/paper.ts';
import { section } from './section/paper.ts';
import { select } from './select/paper.ts';
import { table } from './table/paper.ts';
import { tabs } from './tabs/paper.ts';
import { text } from './text/paper.ts';
import { timeline } from './timeline/paper.ts';

const papers: { readonly [Type in Printed]: BlockPrinter<BlockOf<Type>> } = {
  cards,
  chart,
  facts,
  filters,
  grid,
  heading,
  legend,
  metric,
  notice,
  pictures,
  repeat,
  section,
  select,
  table,
  tabs,
  text,
  timeline,
};

/** Undefined for a type that is left out of documents. */
export const printerOf = ({ type }: Block): BlockPrinter<Block> | undefined =>
  isPrinted(type) ? papers[type] : undefined;

const isPrinted = (type: BlockType): type is Printed => Object.hasOwn(papers, type);
