import './TextArea.css';
import './Field.css';
import { type ControlProps, useControl } from './control.ts';

export interface TextAreaProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Lines at first; it grows with the text in browsers that can do that. */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

export function TextArea(props: TextAreaProps) {
  const control = useControl(props);
  return (
    <textarea
      {...control}
      className="ok-control ok-textarea"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      rows={props.rows ?? 5}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
    />
  );
}
