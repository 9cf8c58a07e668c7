import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import { ItemActions } from '../../parts/ItemActions.tsx';
import { type LineProps, nameOf } from './line.ts';

/**
 * The actions of a row, each busy on its own, and the button that opens its details.
 *
 * @param compact the details' button shows only its arrow: in a row of columns its words would be a column of their own
 */
export const RowButtons = observer(function RowButtons(props: LineProps & { detailsId: string; compact?: boolean }) {
  const { block, binding, locals, lineKey, open, onToggle, detailsId, compact = false } = props;
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
          iconOnly={compact}
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
});
