import type { ReactNode } from 'react';
import { addMonths } from '../../lang/values/dates.ts';
import { Button } from './Button.tsx';
import type { Limits } from './calendarDays.ts';
import type { CalendarWords } from './calendarProps.ts';

interface HeadProps {
  day: string;
  limits: Limits;
  months: readonly string[];
  words: CalendarWords;
  onMove: (day: string | undefined) => void;
}

/** Navigation to other months: one by one, or by month and year, since a birthday is hundreds of months away. */
export function CalendarHead({ day, limits, months, words, onMove }: HeadProps) {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const monthOf = (date: string) => date.slice(0, 7);
  const [from, to] = [Number(limits.min.slice(0, 4)), Number(limits.max.slice(0, 4))];
  const isOutside = (index: number) => {
    const one = `${day.slice(0, 5)}${String(index + 1).padStart(2, '0')}`;
    return one < monthOf(limits.min) || one > monthOf(limits.max);
  };
  return (
    <div className="ok-calendar__head">
      <Choice label={words.month} value={month} onChoose={(chosen) => onMove(addMonths(day, chosen - month))}>
        {months.map((label, index) => (
          <option key={label} value={index + 1} disabled={isOutside(index)}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label={words.year} value={year} onChoose={(chosen) => onMove(addMonths(day, (chosen - year) * 12))}>
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Choice>
      <Button
        icon="left"
        iconOnly
        disabled={monthOf(day) <= monthOf(limits.min)}
        onClick={() => onMove(addMonths(day, -1))}
      >
        {words.previous}
      </Button>
      <Button
        icon="right"
        iconOnly
        disabled={monthOf(day) >= monthOf(limits.max)}
        onClick={() => onMove(addMonths(day, 1))}
      >
        {words.next}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  onChoose: (value: number) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <select
      className="ok-control"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {children}
    </select>
  );
}
