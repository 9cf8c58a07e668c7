import type { ComponentType } from 'react';
import type { Block } from '../descriptors/compiled.ts';
import actions from './actions/index.tsx';
import type { WidgetProps } from './binding.ts';
import heading from './heading/index.tsx';
import notice from './notice/index.tsx';
import table from './table/index.tsx';
import text from './text/index.tsx';

export type BlockType = Block['type'];
type WidgetOf<Type extends BlockType> = ComponentType<WidgetProps<Extract<Block, { type: Type }>>>;

/** A component for each type of block; those of `later` stand here once they were fetched. */
export type Widgets = { [Type in BlockType]?: WidgetOf<Type> };

export const widgets: Widgets = { actions, heading, notice, table, text };

/** What most screens do without: fetched with the first screen that has one. */
const later: { [Type in BlockType]?: () => Promise<{ default: WidgetOf<Type> }> } = {
  breadcrumbs: () => import('./breadcrumbs/index.tsx'),
  cards: () => import('./cards/index.tsx'),
  catalogue: () => import('./catalogue/index.tsx'),
  chart: () => import('./chart/index.tsx'),
  dialog: () => import('./dialog/index.tsx'),
  facts: () => import('./facts/index.tsx'),
  filters: () => import('./filters/index.tsx'),
  form: () => import('./form/index.tsx'),
  frame: () => import('./frame/index.tsx'),
  html: () => import('./html/index.tsx'),
  legend: () => import('./legend/index.tsx'),
  pictures: () => import('./pictures/index.tsx'),
  qr: () => import('./qr/index.tsx'),
  repeat: () => import('./repeat/index.tsx'),
  section: () => import('./section/index.tsx'),
  select: () => import('./select/index.tsx'),
  tabs: () => import('./tabs/index.tsx'),
  widget: () => import('./widget/index.tsx'),
};

/** Fetches the code of these types, as far as it is not here. */
export async function prepare(types: Iterable<BlockType>): Promise<void> {
  await Promise.all(Array.from(new Set(types), prepareOne));
}

async function prepareOne<Type extends BlockType>(type: Type): Promise<void> {
  const fetchWidget = widgets[type] ? undefined : later[type];
  if (fetchWidget) widgets[type] = (await fetchWidget()).default as Widgets[Type];
}
