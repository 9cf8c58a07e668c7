import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Block } from '../../src/descriptors/compiled.ts';
import actions from '../../src/widgets/actions/index.tsx';
import type { Binding } from '../../src/widgets/binding.ts';
import breadcrumbs from '../../src/widgets/breadcrumbs/index.tsx';
import cards from '../../src/widgets/cards/index.tsx';
import catalogue from '../../src/widgets/catalogue/index.tsx';
import chart from '../../src/widgets/chart/index.tsx';
import dialog from '../../src/widgets/dialog/index.tsx';
import facts from '../../src/widgets/facts/index.tsx';
import filters from '../../src/widgets/filters/index.tsx';
import frame from '../../src/widgets/frame/index.tsx';
import heading from '../../src/widgets/heading/index.tsx';
import html from '../../src/widgets/html/index.tsx';
import legend from '../../src/widgets/legend/index.tsx';
import notice from '../../src/widgets/notice/index.tsx';
import pictures from '../../src/widgets/pictures/index.tsx';
import qr from '../../src/widgets/qr/index.tsx';
import repeat from '../../src/widgets/repeat/index.tsx';
import section from '../../src/widgets/section/index.tsx';
import select from '../../src/widgets/select/index.tsx';
import table from '../../src/widgets/table/index.tsx';
import tabs from '../../src/widgets/tabs/index.tsx';
import text from '../../src/widgets/text/index.tsx';
import widget from '../../src/widgets/widget/index.tsx';
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
  heading,
  html,
  legend,
  notice,
  pictures,
  qr,
  repeat,
  section,
  select,
  table,
  tabs,
  text,
  widget,
};
type Drawable = Exclude<Block, { type: 'form' }>;

export function Widget({ block, binding }: { block: Drawable; binding: Binding }) {
  const Component = widgets[block.type] as ComponentType<{ block: Block; binding: Binding }>;
  return <Component block={block} binding={binding} />;
}

/** Draws a block over the sample data, or over `screen`; its children are drawn too. */
export function draw(block: Drawable, screen: FakeScreen = {}): { binding: FakeBinding; container: HTMLElement } {
  const full: FakeScreen = { scope: { data }, state, manifest, ...screen };
  full.draw ??= (child, locals = {}) => {
    const inner = fakeBinding({ ...full, scope: { ...full.scope, ...locals } });
    return <Widget key={child.id} block={child as Drawable} binding={inner} />;
  };
  const binding = fakeBinding(full);
  const { container } = render(<Widget block={block} binding={binding} />);
  return { binding, container };
}
