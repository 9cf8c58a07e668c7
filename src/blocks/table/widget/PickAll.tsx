import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Checkbox } from '../../../portal/ui/Checkbox.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { pickOf } from '../view.ts';
import { choose, chosenKeys } from './pick.ts';
import type { Line } from './useView.ts';

export interface PickAllProps {
  block: BlockOf<'table'>;
  binding: Binding;
  lines: readonly Line[];
  words?: boolean;
}

/** One box for all rows of this page that have a box. */
export const PickAll = observer(function PickAll({ block, binding, lines, words }: PickAllProps) {
  const id = useId();
  const keys = lines.filter(({ locals }) => pickOf(block, binding, locals).kind === 'box').map(({ key }) => key);
  if (keys.length === 0) {
    // A column of boxes has a heading, also on a page without one.
    return words ? null : <VisuallyHidden>{binding.word('wspolne.widzety.wybor')}</VisuallyHidden>;
  }
  const chosen = chosenKeys(block, binding);
  const count = keys.filter((key) => chosen.includes(key)).length;
  return (
    <Checkbox
      id={id}
      label={binding.word('wspolne.widzety.zaznaczWidoczne')}
      hideLabel={!words}
      checked={count === keys.length}
      mixed={count > 0 && count < keys.length}
      onChange={(checked) => choose(block, binding, keys, checked)}
    />
  );
});
