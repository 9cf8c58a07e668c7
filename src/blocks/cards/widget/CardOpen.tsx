import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { leadForm } from '../../../lang/descriptors/plainForms.ts';
import type { Step } from '../../../lang/descriptors/steps.ts';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import { linkOf } from '../../parts/linkOf.ts';
import type { Locals } from '../../scope.ts';

/** The action of a card: a link when it only navigates, otherwise a button. */
export const CardOpen = observer(function CardOpen(props: {
  steps: readonly Step[];
  binding: Binding;
  locals: Locals;
  busyKey: string;
  heading: string;
}) {
  const { steps, binding, locals, busyKey, heading } = props;
  const taken = useTakenOver();
  const busy = binding.busy(busyKey);
  const run = () => !busy && void binding.run(steps, locals, busyKey);
  const href = linkOf(steps, binding, locals);
  if (href !== undefined) {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      run();
    };
    return (
      <a className="ok-card__open" href={href} onClick={follow}>
        {heading}
      </a>
    );
  }
  const address = taken ? undefined : binding.address(steps, locals);
  return (
    <button
      type={address ? 'submit' : 'button'}
      form={address && leadForm(address)}
      className="ok-card__open"
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {heading}
    </button>
  );
});
