import './Field.css';
import { type ComponentType, useRef, useState } from 'react';
import { formatDate } from '../../lang/values/dates.ts';
import { type DateBounds, parseDate } from '../../lang/values/typedDate.ts';
import { Button } from './Button.tsx';
import type { CalendarProps, CalendarWords } from './calendarProps.ts';
import { type ControlProps, useControl } from './control.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface DateInputProps extends ControlProps, DateBounds {
  /** As typed: "15.03.2026", or a part of it. The reader of the value parses it. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  /** Called with a picked day in the typed format. Left out: `onChange` is called. */
  onPick?: (typed: string) => void;
  /** The language of months and weekdays: `pl`. */
  language: string;
  words: DateWords;
  placeholder?: string;
  autoComplete?: string;
}

export interface DateWords extends CalendarWords {
  /** The label of the button that opens the calendar. */
  open: string;
  /** The message when the calendar failed to load. */
  failed: string;
}

/**
 * A day, typed or picked. It is a text field, since the browser's own date field uses the date order of the browser's
 * language and has no value while incomplete. The calendar is loaded when the pointer or the focus reaches its button.
 */
export function DateInput(props: DateInputProps) {
  const control = useControl(props);
  const { words, value, onPick = props.onChange } = props;
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [state, setState] = useState<'closed' | 'fetching' | 'open' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    // The dialog returns the focus to the element that had it, and Safari does not focus a clicked button.
    button.current?.focus();
    setState('fetching');
    try {
      const { default: fetched } = await fetchCalendar();
      setCalendar(() => fetched);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="ok-date">
      <div className="ok-affix">
        <input
          {...control}
          className="ok-control ok-control--short"
          type="text"
          // Phones then show a keyboard with a dot or a comma beside the digits.
          inputMode="decimal"
          autoComplete={props.autoComplete ?? 'off'}
          value={value}
          placeholder={props.placeholder}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        <Button
          ref={button}
          icon="calendar"
          iconOnly
          aria-haspopup="dialog"
          disabled={control.disabled}
          busy={state === 'fetching'}
          onApproach={() => void fetchCalendar().catch(() => undefined)}
          onMouseDown={keepPlace}
          onClick={() => void open()}
        >
          {words.open}
        </Button>
      </div>
      <VisuallyHidden live>{state === 'failed' && words.failed}</VisuallyHidden>
      {state === 'failed' && (
        <p className="ok-field__hint" aria-hidden="true">
          {words.failed}
        </p>
      )}
      {Calendar && (
        <Calendar
          open={state === 'open'}
          value={parseDate(value)}
          min={props.min}
          max={props.max}
          language={props.language}
          words={words}
          onPick={(date) => {
            onPick(formatDate(date));
            setState('closed');
          }}
          onClose={() => setState('closed')}
        />
      )}
    </div>
  );
}

const fetchCalendar = () => import('./Calendar.tsx');

/** Without this the field would lose the focus and show its error, which moves the button away before the click ends. */
function keepPlace(event: { preventDefault(): void }): void {
  event.preventDefault();
}
