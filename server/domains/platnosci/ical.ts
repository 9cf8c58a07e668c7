import ical, { ICalAlarmType, ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A day in a calendar with a reminder before it. */
export interface CalendarDay {
  /** The same in every file: a program updates the day that it already has. */
  uid: string;
  /** ISO day. */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** No longer due: shown as cancelled, without a reminder. */
  cancelled: boolean;
  /** Reminds this many days before, at nine in the morning. */
  alarm: { daysBefore: number; text: string };
}

const HOUR_S = 3600;

/**
 * An iCalendar file (RFC 5545). Each file has a higher version than the one before, so that a second import updates the days of
 * the first.
 */
export function iCalendar({ name, now, days }: { name: string; now: Date; days: readonly CalendarDay[] }): string {
  const calendar = ical({ prodId: '//Okienko//Terminy//PL', scale: 'gregorian', name: escaped(plain(name)) });
  for (const { uid, day, summary, description, url, cancelled, alarm } of days) {
    const event = calendar.createEvent({
      id: plain(uid),
      stamp: now,
      sequence: Math.floor(now.getTime() / 60_000),
      // The library writes the day in UTC, whatever the time zone of the server.
      start: new Date(day),
      allDay: true,
      summary: plain(summary),
      description: plain(description),
      url,
      class: ICalEventClass.PRIVATE,
      // The event does not make the day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (cancelled) continue;
    // The day begins at midnight: one day before it at nine is fifteen hours before.
    const triggerBefore = (24 * alarm.daysBefore - 9) * HOUR_S;
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: plain(alarm.text) });
  }
  return `${calendar}\r\n`;
}

/** One kind of line break, and no other control character: a calendar has none. */
const plain = (text: string): string => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** The library escapes every text but the name. */
const escaped = (name: string): string => name.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
