import { isDate } from './dates.ts';

/** The earliest day that the portal accepts. */
export const EARLIEST = '1900-01-01';

/**
 * A day as people write it, day first: `21.11.2026`, `1.1.2026 r.`, `21 11 2026`, `21/11/2026`, `21112026`; and the ISO
 * order, which is recognised by its leading year of four digits. A year of two digits has no century, so it is refused.
 *
 * @returns `2026-11-21`; undefined when no such day exists
 */
export function parseDate(typed: string): string | undefined {
  const text = typed.trim().replace(/\s*(r|р|\.)\.?$/i, '');
  const parts = /^\d{8}$/.test(text)
    ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
    : text.split(/\s*[.,/–-]\s*|\s+/);
  if (parts.length !== 3 || parts.some((part) => !/^\d+$/.test(part))) return undefined;
  if (parts[0]?.length === 4) parts.reverse();
  const [day = '', month = '', year = ''] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

/** The days that a field accepts, both included; ISO. */
export interface DateBounds {
  min?: string;
  max?: string;
}

/** Why a date is refused. A field that ends today refuses the future; any other limit is named by its date. */
export function dateProblem(
  date: string,
  { min, max }: DateBounds,
  today: unknown,
): 'before1900' | 'early' | 'future' | 'late' | undefined {
  if (date < EARLIEST) return 'before1900';
  if (min && date < min) return 'early';
  if (!max || date <= max) return undefined;
  return max === today ? 'future' : 'late';
}
