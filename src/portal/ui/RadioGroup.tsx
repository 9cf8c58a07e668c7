import './Checkbox.css';
import './RadioGroup.css';
import './Field.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { describedBy, type PlainControl } from './control.ts';
import { FieldError, FieldHint } from './Field.tsx';
import { useTakenOver } from './useTakenOver.ts';

export interface RadioGroupProps {
  /** The ids of the options are `<id>-0`, `<id>-1` …; an error link may lead to the first. */
  id: string;
  legend: ReactNode;
  mark?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  plain?: PlainControl;
  /** Side by side where there is space. */
  inline?: boolean;
}

export function RadioGroup(props: RadioGroupProps) {
  const taken = useTakenOver();
  const plain = taken ? undefined : props.plain;
  const group = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the first drawing.
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (plain && early !== undefined && early !== props.value) props.onChange(early);
  }, []);
  return (
    <div
      ref={group}
      className={props.error ? 'ok-field ok-field--error' : 'ok-field'}
      id={props.id}
      role="radiogroup"
      aria-labelledby={`${props.id}-legend`}
      aria-describedby={describedBy(props.id, props.hint, props.error)}
      aria-required={props.required || undefined}
      aria-invalid={Boolean(props.error) || undefined}
    >
      <div className="ok-field__label" id={`${props.id}-legend`}>
        {props.legend}
        {props.mark}
      </div>
      <FieldHint id={props.id} hint={props.hint} />
      <FieldError id={props.id} error={props.error} />
      <div className={props.inline ? 'ok-radios ok-radios--inline' : 'ok-radios'}>
        {props.options.map((option, index) => (
          <label className="ok-choice" key={option.value}>
            <input
              className="ok-choice__box"
              type="radio"
              id={`${props.id}-${index}`}
              name={plain?.name ?? props.id}
              form={plain?.form}
              value={option.value}
              checked={props.value === option.value}
              disabled={props.disabled || option.disabled || !(taken || plain)}
              onChange={() => props.onChange(option.value)}
              onBlur={props.onBlur}
            />
            <span className="ok-choice__words">
              {option.label}
              {option.hint && <span className="ok-radios__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
