import type { Block } from '../../../src/descriptors/compiled.ts';
import { cards } from './cards.ts';
import { chart } from './chart.ts';
import { facts } from './facts.ts';
import { filters } from './filters.ts';
import { heading } from './heading.ts';
import { legend } from './legend.ts';
import { notice } from './notice.ts';
import { pictures } from './pictures.ts';
import type { BlockPrinter } from './printer.ts';
import { repeat } from './repeat.ts';
import { section } from './section.ts';
import { select } from './select.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { text } from './text.ts';

/** Blocks that stand on paper; those that are only for doing something (`undefined`) do not. */
const PRINTERS: { readonly [T in Block['type']]: BlockPrinter<Extract<Block, { type: T }>> | undefined } = {
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
