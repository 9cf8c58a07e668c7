import type { DateBounds } from '../../lang/values/typedDate.ts';

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
