import { outline as actions } from './actions/view.ts';
import type { Block, BlockOf, BlockType } from './block.ts';
import { outline as breadcrumbs } from './breadcrumbs/view.ts';
import { outline as cards } from './cards/view.ts';
import { outline as catalogue } from './catalogue/view.ts';
import { outline as chart } from './chart/view.ts';
import { outline as dialog } from './dialog/view.ts';
import { outline as facts } from './facts/view.ts';
import { outline as filters } from './filters/view.ts';
import { outline as form } from './form/view.ts';
import { outline as frame } from './frame/view.ts';
import { outline as grid } from './grid/view.ts';
import { outline as heading } from './heading/view.ts';
import { outline as html } from './html/view.ts';
import { outline as legend } from './legend/view.ts';
import { outline as metric } from './metric/view.ts';
import { outline as notice } from './notice/view.ts';
import type { Outline, OutlineOf, Place } from './outline.ts';
import { outline as pictures } from './pictures/view.ts';
import { outline as qr } from './qr/view.ts';
import { outline as repeat } from './repeat/view.ts';
import { outline as section } from './section/view.ts';
import { outline as select } from './select/view.ts';
import { outline as services } from './services/view.ts';
import { outline as table } from './table/outline.ts';
import { outline as tabs } from './tabs/view.ts';
import { outline as text } from './text/view.ts';
import { outline as timeline } from './timeline/view.ts';
import { outline as widget } from './widget/view.ts';
import { outline as wizard } from './wizard/view.ts';

/** The outline of each block type. */
export const outlines: { readonly [Type in BlockType]: OutlineOf<BlockOf<Type>> } = {
  actions,
  breadcrumbs,
  cards,
  catalogue,
  chart,
  dialog,
  facts,
  filters,
  form,
  frame,
  grid,
  heading,
  html,
  legend,
  metric,
  notice,
  pictures,
  qr,
  repeat,
  section,
  select,
  services,
  table,
  tabs,
  text,
  timeline,
  widget,
  wizard,
};

export const outlineOf = (block: Block, place: Place): Outline =>
  (outlines[block.type] as OutlineOf<Block>)(block, place);
