import type { BlockChecks } from '../../codegen/check/screen/blockCheck.ts';
import { actions } from './actions/check.ts';
import { breadcrumbs } from './breadcrumbs/check.ts';
import { cards } from './cards/check.ts';
import { catalogue } from './catalogue/check.ts';
import { chart } from './chart/check.ts';
import { dialog } from './dialog/check.ts';
import { facts } from './facts/check.ts';
import { filters } from './filters/check.ts';
import { form } from './form/check.ts';
import { frame } from './frame/check.ts';
import { grid } from './grid/check.ts';
import { heading } from './heading/check.ts';
import { html } from './html/check.ts';
import { legend } from './legend/check.ts';
import { metric } from './metric/check.ts';
import { notice } from './notice/check.ts';
import { pictures } from './pictures/check.ts';
import { qr } from './qr/check.ts';
import { repeat } from './repeat/check.ts';
import { section } from './section/check.ts';
import { select } from './select/check.ts';
import { services } from './services/check.ts';
import { table } from './table/check.ts';
import { tabs } from './tabs/check.ts';
import { text } from './text/check.ts';
import { timeline } from './timeline/check.ts';
import { widget } from './widget/check.ts';
import { wizard } from './wizard/check.ts';

/** The check of each block type. */
export const checks: BlockChecks = {
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
