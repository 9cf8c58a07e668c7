import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import { Why } from '../../parts/Why.tsx';
import { useForm } from './formContext.ts';

/** While the form is being sent the button keeps the focus; if it is disabled afterwards, the first field gets it. */
export const SubmitButton = observer(function SubmitButton() {
  const { block, binding, form } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  const whyId = useId();
  const { enabled } = form;
  // Nobody would handle a submit yet: the browser would send the input in an address.
  const taken = useTakenOver();
  const why = !enabled && block.why ? binding.text(block.why, form.locals) : '';
  useEffect(() => {
    if (enabled || document.activeElement !== button.current) return;
    button.current?.form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [enabled]);
  return (
    <div className="ok-form__submit">
      <Button
        ref={button}
        kind="primary"
        type="submit"
        disabled={!enabled || !taken}
        busy={form.busy}
        aria-describedby={why ? whyId : undefined}
      >
        {binding.text(block.submit, form.locals)}
      </Button>
      {why && <Why id={whyId} text={why} />}
    </div>
  );
});
