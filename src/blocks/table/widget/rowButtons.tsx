import type { ReactNode } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import { ItemActions } from '../../parts/ItemActions.tsx';
import { type LineProps, nameOf } from './line.ts';

/**
 * The actions of a row, each busy on its own, and the button that opens its details. That one shows only its arrow, but
 * its words too in a card: in a row of columns they would be a column of their own.
 */
export function rowButtons(props: LineProps, detailsId: string): ReactNode {
  const { block, binding, locals, lineKey, open, onToggle } = props;
  const { expand } = block;
  const name = nameOf(props);
  const label = expand?.label ? binding.text(expand.label, locals) : binding.word('wspolne.widzety.szczegoly');
  return (
    <div className="ok-table__buttons">
      <ItemActions actions={block.actions} {...{ binding, locals }} itemKey={lineKey} about={name} />
      {expand && (
        <Button
          kind="quiet"
          small
          iconOnly
          icon={open ? 'up' : 'down'}
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={() => onToggle(lineKey)}
        >
          {label}
          {!expand.label && <VisuallyHidden>: {name}</VisuallyHidden>}
        </Button>
      )}
    </div>
  );
}
