import type { Path } from '../../files/jsonFile.ts';
import type { Offer } from '../api.ts';
import { type OfferedKind, offeredKinds } from '../blockKinds.ts';
import type { Address } from '../edit.ts';
import type { Around } from './around.ts';
import { filters, legend, select } from './blocks/asked.ts';
import { actions, frame } from './blocks/leads.ts';
import { form, wizard } from './blocks/sent.ts';
import { dialog, grid, heading, notice, section, tabs, text } from './blocks/sentences.ts';
import { cards, chart, facts, html, metric, pictures, qr, repeat, table, timeline } from './blocks/shown.ts';
import { type Start, Starting } from './blocks/starting.ts';
import type { Wording } from './wording.ts';

/** The starting values of each kind; a kind in the gallery without them does not compile. */
const STARTS: Readonly<Record<OfferedKind, Start>> = {
  actions,
  cards,
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
  table,
  tabs,
  text,
  timeline,
  wizard,
};

/** Blocks that can be added here: each kind with every start that passes the check. */
export function blockOffers(around: Around, wording: Wording, list: Path, at: Address): Offer[] {
  const starting = new Starting(around, wording, at, list);
  return offeredKinds.flatMap((kind) => STARTS[kind](starting));
}
