import './Field.css';
import type { ReactNode } from 'react';
import { type ControlProps, describedBy, errorId, hintId, type PlainControl } from './control.ts';
import { Icon } from './Icon.tsx';

export type { ControlProps } from './control.ts';

export interface FieldProps {
  /** The id of the control; the ids of hint and error are derived from it. */
  id: string;
  label: ReactNode;
  /** Shown after the label: `requiredMark`. */
  mark?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  plain?: PlainControl;
  /** Draws the control with the ids that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** The asterisk of a required field. Who hears the page is told by `aria-required`. */
export const requiredMark = (
  <span key="mark" className="ok-field__mark" aria-hidden="true">
    {' *'}
  </span>
);

/** Label, hint and error around one control. */
export function Field({ id, label, mark, hint, error, required, disabled, name, plain, children }: FieldProps) {
  const about = { invalid: Boolean(error), describedBy: describedBy(id, hint, error) };
  const control = { id, required, disabled, name, plain, ...about };
  return (
    <div className={error ? 'ok-field ok-field--error' : 'ok-field'}>
      <label className="ok-field__label" htmlFor={id}>
        {label}
        {mark}
      </label>
      {hint && <FieldHint id={id} hint={hint} />}
      {error && <FieldError id={id} error={error} />}
      {children(control)}
    </div>
  );
}

/** Placed before the control, so that it is read before typing. */
export function FieldHint(props: { id: string; hint?: ReactNode }) {
  if (!props.hint) return null;
  return (
    <p className="ok-field__hint" id={hintId(props.id)}>
      {props.hint}
    </p>
  );
}

export function FieldError(props: { id: string; error?: ReactNode }) {
  if (!props.error) return null;
  return (
    <p className="ok-field__error" id={errorId(props.id)}>
      <Icon name="error" />
      <span>{props.error}</span>
    </p>
  );
}
