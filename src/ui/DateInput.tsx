import './Field.css';
import { type ControlProps, controlAttributes } from './control.ts';

export interface DateInputProps extends ControlProps {
  /** yyyy-MM-dd, or '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** yyyy-MM-dd; the calendar offers no day outside. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** The browser's own date field: typed in parts or picked from its calendar, in the order of the reader's language. */
export function DateInput(props: DateInputProps) {
  return (
    <input
      {...controlAttributes(props)}
      className="ok-control ok-control--short"
      type="date"
      value={props.value}
      min={props.min ?? '1900-01-01'}
      max={props.max ?? '2999-12-31'}
      autoComplete={props.autoComplete}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    />
  );
}
