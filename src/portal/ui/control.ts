import { useLayoutEffect, useRef } from 'react';
import { useTakenOver } from './useTakenOver.ts';

/** The props that every control receives from the Field around it. */
export interface ControlProps {
  id: string;
  /** The ids of hint and error, as Field gives them. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  plain?: PlainControl;
}

/** How a control works until the code of the page runs: it is sent with a form (src/lang/descriptors/plainForms.ts). */
export interface PlainControl {
  form: string;
  /** Of the state in the address. */
  name: string;
  /** Takes what was typed and left, or sent, before the code ran; absent: `onChange` does. */
  onEarly?: (value: string) => void;
}

interface Typed {
  value?: string;
  onChange?: (value: string) => void;
}

/** The same as attributes of an input, select or textarea. */
export function useControl(props: ControlProps & Typed) {
  const taken = useTakenOver();
  const plain = taken ? undefined : props.plain;
  const ref = useEarlyInput(props, taken);
  return {
    ref,
    id: props.id,
    name: plain?.name ?? props.name,
    form: plain?.form,
    disabled: props.disabled || !(taken || plain),
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}

/**
 * What was chosen, typed or sent before the page was taken over is not lost. A control is drawn anew before the page is, and
 * Enter may be pressed in between: public/early.js then keeps the form from being sent.
 */
function useEarlyInput({ plain, value, onChange }: ControlProps & Typed, taken: boolean) {
  const element = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  const drawn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the first drawing and the take-over.
  useLayoutEffect(() => {
    const early = element.current?.value;
    const { dataset } = document.documentElement;
    const focused = document.activeElement === element.current;
    const sent = plain !== undefined && focused && dataset.sent === plain.form;
    const again = drawn.current;
    drawn.current = true;
    if (!plain || early === undefined || (again ? !sent : early === value)) return;
    if (sent) delete dataset.sent;
    (focused && !sent ? onChange : (plain.onEarly ?? onChange))?.(early);
  }, [taken]);
  return element;
}

/** The ids of the hint and the error of a control. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The value for aria-describedby, or undefined. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}
