import './Open.css';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { leadForm } from '../../lang/descriptors/plainForms.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import { useTakenOver } from '../../portal/ui/useTakenOver.ts';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';
import { linkOf } from './linkOf.ts';

/** What opens a card, a row or a number: a link when its steps only navigate, otherwise a button. */
export default observer(function Open(props: {
  steps: readonly Step[];
  binding: Binding;
  locals: Locals;
  busyKey: string;
  className: string;
  children: ReactNode;
}) {
  const { steps, binding, locals, busyKey, className, children } = props;
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
      <a className={`ok-open ${className}`} href={href} onClick={follow}>
        {children}
      </a>
    );
  }
  const address = taken ? undefined : binding.address(steps, locals);
  return (
    <button
      type={address ? 'submit' : 'button'}
      form={address && leadForm(address)}
      className={`ok-open ${className}`}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {children}
    </button>
  );
});
