import type { ComponentType } from 'react';
import actions from './actions/widget/index.tsx';
import type { WidgetProps } from './binding.ts';
import type { BlockOf, BlockType } from './block.ts';
import heading from './heading/widget/index.tsx';
import type { AlwaysLoaded, LoadedLater } from './index.ts';
import notice from './notice/widget/index.tsx';
import text from './text/widget/index.tsx';

type WidgetOf<Type extends BlockType> = ComponentType<WidgetProps<BlockOf<Type>>>;

/** The component of each type; those of `later` are added when they were fetched. */
export type Widgets = { [Type in BlockType]?: WidgetOf<Type> };

const always: { readonly [Type in AlwaysLoaded]: WidgetOf<Type> } = { actions, heading, notice, text };

export const widgets: Widgets = { ...always };

/** Fetched with the first screen that has such a block. */
const later: { readonly [Type in LoadedLater]: () => Promise<{ default: WidgetOf<Type> }> } = {
  breadcrumbs: () => import('./breadcrumbs/widget/index.tsx'),
  cards: () => import('./cards/widget/index.tsx'),
  catalogue: () => import('./catalogue/widget/index.tsx'),
  chart: () => import('./chart/widget/index.tsx'),
  dialog: () => import('./dialog/widget/index.tsx'),
  facts: () => import('./facts/widget/index.tsx'),
  filters: () => import('./filters/widget/index.tsx'),
  form: () => import('./form/widget/index.tsx'),
  frame: () => import('./frame/widget/index.tsx'),
  grid: () => import('./grid/widget/index.tsx'),
  html: () => import('./html/widget/index.tsx'),
  legend: () => import('./legend/widget/index.tsx'),
  metric: () => import('./metric/widget/index.tsx'),
  pictures: () => import('./pictures/widget/index.tsx'),
  qr: () => import('./qr/widget/index.tsx'),
  repeat: () => import('./repeat/widget/index.tsx'),
  section: () => import('./section/widget/index.tsx'),
  select: () => import('./select/widget/index.tsx'),
  services: () => import('./services/widget/index.tsx'),
  table: () => import('./table/widget/index.tsx'),
  tabs: () => import('./tabs/widget/index.tsx'),
  timeline: () => import('./timeline/widget/index.tsx'),
  widget: () => import('./widget/widget/index.tsx'),
  wizard: () => import('./wizard/widget/index.tsx'),
};

/** Fetches the code of these types, as far as it is not here; a type this portal does not know has none. */
export async function prepare(types: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(new Set(types)).filter(isLater).map(prepareOne));
}

const isLater = (type: string): type is LoadedLater => Object.hasOwn(later, type);

async function prepareOne<Type extends LoadedLater>(type: Type): Promise<void> {
  if (!widgets[type]) widgets[type] = (await later[type]()).default as Widgets[Type];
}
