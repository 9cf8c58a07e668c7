import './Select.css';
import './Field.css';
import { type ControlProps, useControl } from './control.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ControlProps {
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly SelectOption[];
  /** The text of the entry with the value ''. */
  none?: string;
}

/** The browser's own select: it works with every keyboard, phone and screen reader. */
export function Select(props: SelectProps) {
  const control = useControl(props);
  return (
    <select
      {...control}
      className="ok-control ok-select"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    >
      {props.none !== undefined && <option value="">{props.none}</option>}
      {props.options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
