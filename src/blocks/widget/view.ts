import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { WidgetBlock } from './block.ts';

/** The props of the component with this name. */
export const valuesOf = ({ with: given }: WidgetBlock, scope: Scope): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([name, tree]) => [name, scope.value(tree)]));

/** Its words are the component's own. */
export const outline: OutlineOf<WidgetBlock> = (block, { scope }) => {
  valuesOf(block, scope);
  return {};
};
