import type { ActionItem } from '../../lang/descriptors/blockParts.ts';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';
import { ActionButton } from './ActionButton.tsx';

/**
 * The buttons of one row or card.
 *
 * @param itemKey identifies the item: a busy item leaves the others alone
 * @param about the name of the item, for screen readers
 */
export function ItemActions(props: {
  actions: readonly ActionItem[];
  binding: Binding;
  locals: Locals;
  itemKey: string | number;
  about: string;
}) {
  const { actions, binding, locals, itemKey, about } = props;
  return actions.map((item) => (
    <ActionButton
      key={item.id}
      item={item}
      binding={binding}
      locals={locals}
      busyKey={`${itemKey}/${item.id}`}
      about={about}
      small
    />
  ));
}
