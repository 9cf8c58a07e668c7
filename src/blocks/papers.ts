import type { BlockPrinter } from '../../server/engine/documents/printer.ts';
import type { Block, BlockOf, BlockType } from './block.ts';
import { cards } from './cards/paper.ts';
import { chart } from './chart/paper.ts';
import { facts } from './facts/paper.ts';
import { filters } from './filters/paper.ts';
import { heading } from './heading/paper.ts';
import { legend } from './legend/paper.ts';
import { notice } from './notice/paper.ts';
import { pictures } from './pictures/paper.ts';
import { repeat } from './repeat/paper.ts';
import { section } from './section/paper.ts';
import { select } from './select/paper.ts';
import { table } from './table/paper.ts';
import { tabs } from './tabs/paper.ts';
import { text } from './text/paper.ts';

/** Blocks that stand on paper; those that are only for doing something (`undefined`) do not. */
const PRINTERS: { readonly [T in BlockType]: BlockPrinter<BlockOf<T>> | undefined } = {
  heading,
  text,
  notice,
  facts,
  select,
  filters,
  table,
  cards,
  chart,
  section,
  tabs,
  repeat,
  legend,
  pictures,
  actions: undefined,
  dialog: undefined,
  form: undefined,
  html: undefined,
  breadcrumbs: undefined,
  catalogue: undefined,
  frame: undefined,
  qr: undefined,
  widget: undefined,
};

export const printerOf = (block: Block): BlockPrinter<Block> | undefined => PRINTERS[block.type];
