import './Calendar.css';
import { useRef } from 'react';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarProps } from './calendarProps.ts';
import PrimeDialog from './PrimeDialog.tsx';

/**
 * The date picker dialog of the ARIA Authoring Practices. The names of days and months come from the browser (Intl), so
 * no language needs texts for them.
 */
export default function Calendar({ open, onClose, words, ...month }: CalendarProps) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <PrimeDialog open={open} title={words.title} closeWord={words.close} onClose={onClose} first={first}>
      <CalendarMonth {...month} words={words} first={first} />
    </PrimeDialog>
  );
}
