import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import actions from '../../src/blocks/actions/widget/index.tsx';
import type { Binding } from '../../src/blocks/binding.ts';
import type { Block } from '../../src/blocks/block.ts';
import breadcrumbs from '../../src/blocks/breadcrumbs/widget/index.tsx';
import cards from '../../src/blocks/cards/widget/index.tsx';
import catalogue from '../../src/blocks/catalogue/widget/index.tsx';
import chart from '../../src/blocks/chart/widget/index.tsx';
import dialog from '../../src/blocks/dialog/widget/index.tsx';
import facts from '../../src/blocks/facts/widget/index.tsx';
import filters from '../../src/blocks/filters/widget/index.tsx';
import frame from '../../src/blocks/frame/widget/index.tsx';
import grid from '../../src/blocks/grid/widget/index.tsx';
import heading from '../../src/blocks/heading/widget/index.tsx';
import html from '../../src/blocks/html/widget/index.tsx';
import legend from '../../src/blocks/legend/widget/index.tsx';
import metric from '../../src/blocks/metric/widget/index.tsx';
import notice from '../../src/blocks/notice/widget/index.tsx';
import pictures from '../../src/blocks/pictures/widget/index.tsx';
import qr from '../../src/blocks/qr/widget/index.tsx';
import repeat from '../../src/blocks/repeat/widget/index.tsx';
import section from '../../src/blocks/section/widget/index.tsx';
import select from '../../src/blocks/select/widget/index.tsx';
import services from '../../src/blocks/services/widget/index.tsx';
import table from '../../src/blocks/table/widget/index.tsx';
import tabs from '../../src/blocks/tabs/widget/index.tsx';
import text from '../../src/blocks/text/widget/index.tsx';
import timeline from '../../src/blocks/timeline/widget/index.tsx';
import widget from '../../src/blocks/widget/widget/index.tsx';
import { TakenOver } from '../../src/portal/ui/useTakenOver.ts';
import { type FakeBinding, type FakeScreen, fakeBinding } from './fakeBinding.ts';
import { data, manifest, state } from './samples.ts';

const widgets = {
  actions,
  breadcrumbs,
  cards,
  catalogue,
  chart,
  dialog,
  facts,
  filters,
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
};
export type Drawable = Exclude<Block, { type: 'form' | 'wizard' }>;

export function Widget({ block, binding }: { block: Drawable; binding: Binding }) {
  const Component = widgets[block.type] as ComponentType<{ block: Block; binding: Binding }>;
  return <Component block={block} binding={binding} />;
}

/**
 * Draws a block over the sample data, or over `screen`; its children are drawn too.
 *
 * @param taken false: in a page that is as the office drew it
 */
export function draw(
  block: Drawable,
  screen: FakeScreen = {},
  taken = true,
): { binding: FakeBinding; container: HTMLElement } {
  const full: FakeScreen = { scope: { data }, state, manifest, ...screen };
  full.draw ??= (child, locals = {}) => {
    const inner = fakeBinding({ ...full, scope: { ...full.scope, ...locals } });
    return <Widget key={child.id} block={child as Drawable} binding={inner} />;
  };
  const binding = fakeBinding(full);
  const { container } = render(
    <TakenOver value={taken}>
      <Widget block={block} binding={binding} />
    </TakenOver>,
  );
  return { binding, container };
}
