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

/**
 * An iCalendar file (RFC 5545). Each file has a higher version than the one before, so that a second import updates the days of
 * the first.
 */
export function iCalendar({ name, now, days }: { name: string; now: Date; days: readonly CalendarDay[] }): string {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const sequence = String(Math.floor(now.getTime() / 60_000));
  return [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Okienko//Terminy//PL'],
    ['CALSCALE', 'GREGORIAN'],
    ['X-WR-CALNAME', text(name)],
    ...days.flatMap((day) => event(day, stamp, sequence)),
    ['END', 'VCALENDAR'],
  ]
    .map(([property, value]) => folded(`${property}:${value}`))
    .join('');
}

function event(
  { uid, day, summary, description, url, cancelled, alarm }: CalendarDay,
  stamp: string,
  sequence: string,
) {
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', text(uid)],
    ['DTSTAMP', stamp],
    ['SEQUENCE', sequence],
    ['DTSTART;VALUE=DATE', day.replaceAll('-', '')],
    ['SUMMARY', text(summary)],
    ['DESCRIPTION', text(description)],
    ['URL', url],
    ['CLASS', 'PRIVATE'],
    // The event does not make the day busy.
    ['TRANSP', 'TRANSPARENT'],
    ['STATUS', cancelled ? 'CANCELLED' : 'CONFIRMED'],
    ...(cancelled ? [] : reminder(alarm)),
    ['END', 'VEVENT'],
  ];
}

/** The day begins at midnight: one day before it at nine is fifteen hours before. */
const reminder = ({ daysBefore, text: alarmText }: CalendarDay['alarm']): string[][] => [
  ['BEGIN', 'VALARM'],
  ['ACTION', 'DISPLAY'],
  ['TRIGGER', `-P${daysBefore > 1 ? `${daysBefore - 1}D` : ''}T15H`],
  ['DESCRIPTION', text(alarmText)],
  ['END', 'VALARM'],
];

const text = (value: string): string =>
  value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const LONGEST_OCTETS = 75;

/** Folds a line of more than 75 octets: it continues in the next one after a blank, and no letter is split. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += letter;
    octets += size;
  }
  return `${result}\r\n`;
}
