import './VisuallyHidden.css';
import './Checkbox.css';
import './Field.css';
import type { ReactNode } from 'react';
import { type ControlProps, describedBy, useControl } from './control.ts';
import { FieldError, FieldHint } from './Field.tsx';

export interface CheckboxProps extends Omit<ControlProps, 'invalid' | 'describedBy'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  label: ReactNode;
  /** The label is for screen readers only, as in a table row. */
  hideLabel?: boolean;
  /** What its form sends when it is checked. */
  value?: string;
  /** Only some of the items it stands for are chosen. */
  mixed?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({
  checked,
  onChange,
  onBlur,
  label,
  hideLabel,
  value,
  mixed,
  hint,
  error,
  ...control
}: CheckboxProps) {
  const described = describedBy(control.id, hint, error);
  const attributes = useControl({ ...control, describedBy: described, invalid: Boolean(error) });
  return (
    <div className={error ? 'ok-field ok-field--error' : 'ok-field'}>
      <FieldError id={control.id} error={error} />
      <label className="ok-choice">
        <input
          {...attributes}
          className="ok-choice__box"
          type="checkbox"
          value={value}
          checked={checked}
          ref={(box) => {
            if (box) box.indeterminate = Boolean(mixed);
          }}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={hideLabel ? 'ok-hidden' : 'ok-choice__words'}>{label}</span>
      </label>
      <FieldHint id={control.id} hint={hint} />
    </div>
  );
}
