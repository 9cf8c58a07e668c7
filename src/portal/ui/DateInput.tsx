import './Field.css';
import { type ComponentType, useRef, useState } from 'react';
import { formatDate } from '../../lang/values/dates.ts';
import { type DateBounds, parseDate } from '../../lang/values/typedDate.ts';
import { Button } from './Button.tsx';
import type { CalendarProps, CalendarWords } from './calendarProps.ts';
import { type ControlProps, controlAttributes } from './control.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface DateInputProps extends ControlProps, DateBounds {
  /** As typed: "15.03.2026", or a part of it. Which day it is, is decided by whoever reads it. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  /** A day was picked; it comes as it would be typed. Left out: `onChange`. */
  onPick?: (typed: string) => void;
  /** Of months and weekdays: `pl`. */
  language: string;
  words: DateWords;
  placeholder?: string;
  autoComplete?: string;
}

export interface DateWords extends CalendarWords {
  /** Of the button that opens the calendar. */
  open: string;
  /** When the calendar could not be fetched. */
  failed: string;
}

/**
 * A day, typed or picked. It is a text field, since the browser's own date field has the order of the browser's language
 * and keeps no half of a date. The calendar is fetched when the pointer or the focus comes near its button.
 */
export function DateInput(props: DateInputProps) {
  const { words, value, onPick = props.onChange } = props;
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [state, setState] = useState<'closed' | 'fetching' | 'open' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    // The dialog gives the focus back to whoever had it, and Safari gives none to a button that was clicked.
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
          {...controlAttributes(props)}
          className="ok-control ok-control--short"
          type="text"
          // The keys of a phone that have a dot or a comma beside the digits.
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
          disabled={props.disabled}
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

/** The field would be left, its error would come, and the button would have moved away before the click is done. */
function keepPlace(event: { preventDefault(): void }): void {
  event.preventDefault();
}
