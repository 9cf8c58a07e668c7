import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Block } from '../descriptors/compiled.ts';
import actions from './actions/index.tsx';
import type { WidgetProps } from './binding.ts';
import cards from './cards/index.tsx';
import dialog from './dialog/index.tsx';
import facts from './facts/index.tsx';
import filters from './filters/index.tsx';
import heading from './heading/index.tsx';
import legend from './legend/index.tsx';
import notice from './notice/index.tsx';
import repeat from './repeat/index.tsx';
import section from './section/index.tsx';
import select from './select/index.tsx';
import table from './table/index.tsx';
import tabs from './tabs/index.tsx';
import text from './text/index.tsx';
import widget from './widget/index.tsx';

/** A component for each type of block. */
export type Widgets = {
  readonly [Type in Block['type']]: WidgetOf<WidgetProps<Extract<Block, { type: Type }>>>;
};
type WidgetOf<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** The heavy ones come with the first screen that uses them; `preload` asks for their code ahead. */
const heavy = {
  form: () => import('./form/index.tsx'),
  chart: () => import('./chart/index.tsx'),
};

export const widgets: Widgets = {
  actions,
  cards,
  chart: lazy(heavy.chart),
  dialog,
  facts,
  filters,
  form: lazy(heavy.form),
  heading,
  legend,
  notice,
  repeat,
  section,
  select,
  table,
  tabs,
  text,
  widget,
};

export function preload(type: keyof typeof heavy): Promise<unknown> {
  return heavy[type]();
}
