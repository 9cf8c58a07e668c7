import { formatDate } from '../../../src/lang/values/dates.ts';
import { warsawDay } from '../../../src/lang/values/warsaw.ts';
import { addWorkingDays } from '../../engine/calendar/workingDays.ts';
import { type Context, podmiotOf } from '../../engine/http/context.ts';
import { words } from '../../engine/words/messages.ts';

/** Are the data of the subject on their way from the office's own systems, and what to say meanwhile. */
export interface Synchronizacja {
  synchronizacjaWTrakcie: boolean;
  synchronizacjaWTrakcieTekst: string | null;
}

/**
 * The data of a new account come by the next working day. Nobody shall take an empty page for paid dues: until a feed has brought
 * them, the page says since when or until when they are awaited.
 */
export function synchronizacjaOf(ctx: Pick<Context, 'podmiot' | 'lang' | 'today'>): Synchronizacja {
  const { czySynchronizacja, dodano } = podmiotOf(ctx as Context);
  if (czySynchronizacja !== 1) return { synchronizacjaWTrakcie: false, synchronizacjaWTrakcieTekst: null };
  const tell = (key: string, dzien = '') => ({
    synchronizacjaWTrakcie: true,
    synchronizacjaWTrakcieTekst: words(ctx.lang, key, { dzien: formatDate(dzien) }),
  });
  if (dodano == null) return tell('synchronizacja');
  const expected = addWorkingDays(warsawDay(new Date(dodano)), 1);
  return tell(ctx.today <= expected ? 'synchronizacja.nowe' : 'synchronizacja.opozniona', expected);
}
