import './ActionButton.css';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ActionItem } from '../../lang/descriptors/blockParts.ts';
import { Button } from '../../portal/ui/Button.tsx';
import { VisuallyHidden } from '../../portal/ui/VisuallyHidden.tsx';
import type { Binding, Locals } from '../binding.ts';
import { Why } from './Why.tsx';

export interface ActionButtonProps {
  item: ActionItem;
  binding: Binding;
  locals?: Locals;
  /** What is busy while the steps run: unique in the block. */
  busyKey: string;
  /** What the button is about, for those who hear it out of its row. */
  about?: string;
  small?: boolean;
}

/** A button that runs steps; while it can not be used it says why. */
export const ActionButton = observer(function ActionButton(props: ActionButtonProps) {
  const { item, binding, locals, busyKey, about, small } = props;
  const whyId = useId();
  if (item.visible !== undefined && binding.value(item.visible, locals) !== true) return null;
  const disabled =
    binding.status !== 'ready' || (item.enabled !== undefined && binding.value(item.enabled, locals) !== true);
  const why = disabled && binding.status === 'ready' && item.why ? binding.text(item.why, locals) : '';
  return (
    <span className="ok-action">
      <Button
        kind={item.primary ? 'primary' : small ? 'quiet' : 'secondary'}
        icon={item.icon}
        small={small}
        disabled={disabled}
        busy={binding.busy(busyKey)}
        aria-describedby={why ? whyId : undefined}
        onClick={() => void binding.run(item.do, locals, busyKey)}
      >
        {binding.text(item.label, locals)}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Button>
      {why && <Why id={whyId} text={why} />}
    </span>
  );
});
