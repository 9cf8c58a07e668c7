import type { ActionItem } from '../../lang/descriptors/blockParts.ts';
import type { OutlineOf, Part, Place } from '../outline.ts';
import { holds, type Locals, type Scope } from '../scope.ts';
import type { ActionsBlock } from './block.ts';

/** The current state of a button; undefined while its condition is not true. */
export interface ActionView {
  label: string;
  enabled: boolean;
  /** What the resident should do first, while it is disabled; '' when the author gives no text. */
  why: string;
}

export function actionView(item: ActionItem, scope: Scope, locals?: Locals): ActionView | undefined {
  if (!holds(scope, item.visible, locals)) return undefined;
  const enabled = holds(scope, item.enabled, locals);
  return {
    label: scope.text(item.label, locals),
    enabled,
    why: !enabled && item.why ? scope.text(item.why, locals) : '',
  };
}

/** The buttons of a block, row or card. */
export const actionParts = (items: readonly ActionItem[], { scope, run }: Place, locals?: Locals): Part[] =>
  items.map((item): Part => {
    const view = actionView(item, scope, locals);
    if (!view) return { name: item.id, shown: false };
    const { label, enabled, why } = view;
    return { name: item.id, shown: true, texts: [label, why], enabled, press: () => run(item.do, locals) };
  });

/** Does the block stick to the lower edge of the window? */
export const stays = ({ stay }: ActionsBlock, scope: Scope): boolean => stay !== undefined && holds(scope, stay);

export const outline: OutlineOf<ActionsBlock> = (block, place) => {
  // It has no text, but a scenario covers its condition.
  stays(block, place.scope);
  return { texts: [block.text && place.scope.text(block.text)], parts: actionParts(block.items, place) };
};
