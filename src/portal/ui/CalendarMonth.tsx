import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { CalendarHead } from './CalendarHead.tsx';
import { dayByKey, limitsOf, namesIn, todayHere, weeksOf, within } from './calendarDays.ts';
import type { CalendarProps } from './calendarProps.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MonthProps extends Omit<CalendarProps, 'open' | 'onClose'> {
  /** A ref to the day that has the focus at first. */
  first: RefObject<HTMLButtonElement | null>;
}

/** One month as a grid with a roving tabindex: the arrow keys move the focus between days, also into other months. */
export function CalendarMonth({ value, min, max, language, words, onPick, first }: MonthProps) {
  const names = useMemo(() => namesIn(language), [language]);
  const limits = useMemo(() => limitsOf({ min, max }, value), [min, max, value]);
  const today = todayHere();
  const [day, setDay] = useState(() => within(value ?? today, limits));
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day after a key press
  useEffect(() => {
    if (byKey.current) first.current?.focus();
    byKey.current = false;
  }, [day]);
  const move = (to: string | undefined) => to && setDay(within(to, limits));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(day, event.key, event.shiftKey);
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    byKey.current = true;
    move(to);
  };
  const name = `${names.months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  return (
    <div className="ok-calendar">
      <CalendarHead day={day} limits={limits} months={names.months} words={words} onMove={move} />
      <VisuallyHidden live>{name}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the date picker pattern */}
      <table role="grid" aria-label={name} className="ok-calendar__days">
        <thead>
          <tr>
            {names.weekdays.map(({ long, short, letter }) => (
              <th key={long} scope="col">
                <span aria-hidden="true" className="ok-calendar__short">
                  {short}
                </span>
                <span aria-hidden="true" className="ok-calendar__letter">
                  {letter}
                </span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(day).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have fixed positions
            <tr key={index}>
              {week.map((date, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a week have fixed positions
                <td key={place}>
                  {date && (
                    <button
                      type="button"
                      ref={date === day ? first : undefined}
                      className={date === today ? 'ok-calendar__day ok-calendar__day--today' : 'ok-calendar__day'}
                      tabIndex={date === day ? 0 : -1}
                      disabled={date < limits.min || date > limits.max}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      onClick={() => onPick(date)}
                    >
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <VisuallyHidden>
                        {names.day(date)}
                        {date === today && `, ${words.today}`}
                      </VisuallyHidden>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
