import './Calendar.css';
import { useRef } from 'react';
import type { DateBounds } from '../../lang/values/typedDate.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import PrimeDialog from './PrimeDialog.tsx';

export interface CalendarWords {
  /** Of the dialog: what the day is for. */
  title: string;
  close: string;
  month: string;
  year: string;
  previous: string;
  next: string;
  /** After the date of the present day, for those who listen. */
  today: string;
}

export interface CalendarProps extends DateBounds {
  open: boolean;
  /** yyyy-MM-dd; undefined while nothing readable is typed. */
  value?: string;
  language: string;
  words: CalendarWords;
  onPick: (date: string) => void;
  onClose: () => void;
}

/**
 * The date picker dialog of the ARIA Authoring Practices. Days, months and weekdays are the browser's (Intl), so a
 * language costs nothing.
 */
export default function Calendar({ open, onClose, words, ...month }: CalendarProps) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <PrimeDialog open={open} title={words.title} closeWord={words.close} onClose={onClose} first={first}>
      <CalendarMonth {...month} words={words} first={first} />
    </PrimeDialog>
  );
}
