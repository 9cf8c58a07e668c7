import './ActionButton.css';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ActionItem } from '../../lang/descriptors/blockParts.ts';
import { leadForm } from '../../lang/descriptors/plainForms.ts';
import { Button } from '../../portal/ui/Button.tsx';
import { VisuallyHidden } from '../../portal/ui/VisuallyHidden.tsx';
import { actionView } from '../actions/view.ts';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';
import { Why } from './Why.tsx';

export interface ActionButtonProps {
  item: ActionItem;
  binding: Binding;
  locals?: Locals;
  /** The key that is busy while the steps run: unique in the block. */
  busyKey: string;
  /** The subject of the button, for screen readers. */
  about?: string;
  small?: boolean;
}

/** A button that runs steps; while it is disabled it shows the reason. */
export const ActionButton = observer(function ActionButton(props: ActionButtonProps) {
  const { item, binding, locals, busyKey, about, small } = props;
  const whyId = useId();
  const view = actionView(item, binding, locals);
  if (!view) return null;
  const ready = binding.status === 'ready';
  const disabled = !ready || !view.enabled;
  const why = ready ? view.why : '';
  const address = disabled ? undefined : binding.address(item.do, locals);
  return (
    <span className="ok-action">
      <Button
        kind={item.irreversible ? 'danger' : item.primary ? 'primary' : small ? 'quiet' : 'secondary'}
        icon={item.icon ?? (item.irreversible ? 'warning' : undefined)}
        small={small}
        disabled={disabled}
        busy={binding.busy(busyKey)}
        form={address && leadForm(address)}
        aria-describedby={why ? whyId : undefined}
        onClick={() => void binding.run(item.do, locals, busyKey)}
      >
        {view.label}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Button>
      {why && <Why id={whyId} text={why} />}
    </span>
  );
});
