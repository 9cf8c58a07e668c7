import { useId } from 'react';
import { Checkbox } from '../../../portal/ui/Checkbox.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import { choose } from './pick.ts';

export interface PickAllProps {
  block: BlockOf<'table'>;
  binding: Binding;
  /** Of the rows of this page that have a box. */
  keys: readonly Key[];
  chosen: ReadonlySet<Key>;
}

/** One box for all rows of this page that have a box. */
export function PickAll({ block, binding, keys, chosen }: PickAllProps) {
  const id = useId();
  // A column of boxes has a heading, also on a page without one.
  if (keys.length === 0) return <VisuallyHidden>{binding.word('wspolne.widzety.wybor')}</VisuallyHidden>;
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      id={id}
      label={binding.word('wspolne.widzety.zaznaczWidoczne')}
      hideLabel
      checked={count === keys.length}
      mixed={count > 0 && count < keys.length}
      onChange={(checked) => choose(block, binding, keys, checked)}
    />
  );
}
