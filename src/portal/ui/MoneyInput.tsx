import './Field.css';
import { type ControlProps, useControl } from './control.ts';

export interface MoneyInputProps extends ControlProps {
  /** As typed: "1 234,50". The reader of the value parses it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown after the field as decoration; the label has to contain it too. */
  unit?: string;
  placeholder?: string;
}

export function MoneyInput(props: MoneyInputProps) {
  const control = useControl(props);
  return (
    <div className="ok-affix">
      <input
        {...control}
        className="ok-control ok-control--short ok-amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={props.value}
        placeholder={props.placeholder}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
      <span className="ok-affix__unit" aria-hidden="true">
        {props.unit ?? 'zł'}
      </span>
    </div>
  );
}
