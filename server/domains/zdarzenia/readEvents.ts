import type { EventType } from '../../../src/generated/events.ts';
import type { Db } from '../../engine/db/open.ts';
import { eventText } from '../../engine/events/eventText.ts';
import { Refusal } from '../../engine/http/refusals.ts';

export const MOST_EVENTS = 100;
/** An answer ends behind the event with which it is longer. */
const LONG_ANSWER = 1024 * 1024;

/** A page of events. */
export interface Page {
  /** JSON texts. */
  zdarzenia: string[];
  /** The cursor for the next page. */
  nastepny: number;
  czyWiecej: boolean;
}

interface Wanted {
  /** The cursor: events behind it. */
  po: number;
  typy: readonly EventType[];
  limit: number;
}

/**
 * Events behind a cursor, in their order.
 *
 * @param last the last number that is given
 * @throws Refusal 409 for a cursor of another database, 410 for one whose events were deleted since
 */
export async function readEvents(db: Db, { po, typy, limit }: Wanted, last: number): Promise<Page> {
  if (po > last)
    throw new Refusal(409, 'OBCY_KURSOR', {
      opis: `The cursor ${po} is beyond the last event (${last}): the office was restored from a backup. Compare what you have by the ids of events, and continue from ${last}.`,
    });
  await checkKept(db, po, last);
  if (typy.length === 0) return { zdarzenia: [], nastepny: last, czyWiecej: false };
  const rows = await db
    .selectFrom('zdarzenia')
    .select(['numer', 'idZdarzenia', 'typ', 'kiedy', 'dane'])
    .where('numer', '>', po)
    .where('numer', '<=', last)
    .where('typ', 'in', typy)
    .orderBy('numer')
    .limit(limit)
    .execute();
  const zdarzenia: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (length > LONG_ANSWER) break;
    const text = eventText(row);
    zdarzenia.push(text);
    length += text.length;
  }
  const isAll = zdarzenia.length === rows.length && rows.length < limit;
  return { zdarzenia, nastepny: isAll ? last : rows[zdarzenia.length - 1]!.numer!, czyWiecej: !isAll };
}

/** Numbers have no gaps, so a missing one was deleted. The first reading begins with what there is. */
async function checkKept(db: Db, po: number, last: number): Promise<void> {
  if (po === 0 || po === last) return;
  const first = await db
    .selectFrom('zdarzenia')
    .select('numer')
    .where('numer', '>', po)
    .orderBy('numer')
    .limit(1)
    .executeTakeFirst();
  const numer = first?.numer ?? last + 1;
  if (numer === po + 1) return;
  throw new Refusal(410, 'ZDARZENIA_USUNIETE', {
    opis: `Events behind ${po} were deleted, because they are kept for a limited time only. Continue from ${numer - 1}, and compare what is missing.`,
  });
}
