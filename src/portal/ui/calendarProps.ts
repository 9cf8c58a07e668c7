import type { DateBounds } from '../../lang/values/typedDate.ts';

export interface CalendarWords {
  /** The title of the dialog: the purpose of the date. */
  title: string;
  close: string;
  month: string;
  year: string;
  previous: string;
  next: string;
  /** For screen readers, after the date of the present day. */
  today: string;
}

export interface CalendarProps extends DateBounds {
  open: boolean;
  /** yyyy-MM-dd; undefined while the typed text is no date. */
  value?: string;
  language: string;
  words: CalendarWords;
  onPick: (date: string) => void;
  onClose: () => void;
}
