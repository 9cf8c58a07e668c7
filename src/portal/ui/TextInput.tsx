import './Field.css';
import { type InputHTMLAttributes, useState } from 'react';
import { Button } from './Button.tsx';
import { type ControlProps, useControl } from './control.ts';

export interface TextInputProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  spellCheck?: boolean;
  /** The maximum in UTF-16 units, enforced by the browser. */
  maxLength?: number;
  /** For a password: the labels of the button that shows and hides it. */
  reveal?: { show: string; hide: string };
}

export function TextInput(props: TextInputProps) {
  const control = useControl(props);
  const [shown, setShown] = useState(false);
  const type = props.type ?? 'text';
  const input = (
    <input
      {...control}
      className="ok-control"
      type={type === 'password' && shown ? 'text' : type}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      spellCheck={props.spellCheck ?? (type === 'text' ? undefined : false)}
      autoCapitalize={type === 'text' ? undefined : 'none'}
    />
  );
  if (type !== 'password' || !props.reveal) return input;
  return (
    <div className="ok-affix">
      {input}
      <Button
        kind="secondary"
        icon={shown ? 'hide' : 'show'}
        iconOnly
        aria-controls={props.id}
        disabled={control.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? props.reveal.hide : props.reveal.show}
      </Button>
    </div>
  );
}
