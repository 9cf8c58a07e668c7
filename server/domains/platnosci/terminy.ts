import type * as models from '../../../src/generated/models.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { formatNrb } from '../../../src/lang/values/nrb.ts';
import { contactOf } from '../../engine/config/contact.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import type { FileAnswer } from '../../engine/http/fileAnswer.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { filledWord, rodzajWord } from '../../engine/words/officeWords.ts';
import { requireKarta, terminy } from '../naleznosci/queries.ts';
import { doZaplaty } from './doZaplaty.ts';
import type { CalendarDay } from './ical.ts';

/** The reminder of the calendar in an office without reminders of its own. */
const USUAL_DAYS = 3;

/**
 * The due dates from today on. Paid ones are included as cancelled, so that a calendar that imported them from a former file
 * stops reminding of them.
 */
export const dajTerminyPlatnosci: Handler<models.DajTerminyPlatnosciArgs, FileAnswer> = async (ctx) => {
  const { idKartyNaleznosci } = ctx.args;
  const only =
    idKartyNaleznosci === undefined ? undefined : await requireKarta(ctx.db, podmiotOf(ctx), idKartyNaleznosci);
  const words = { urzad: contactOf(ctx.municipality).name ?? '' };
  const word = (key: string) => filledWord(ctx.municipality.texts, ctx.lang, `przypomnienia.kalendarz.${key}`, words);
  const days = (await terminy(ctx.db, podmiotOf(ctx), ctx.today, only?.idKartyNaleznosci)).map((row) =>
    dayOf(ctx, row),
  );
  // Loaded with the first calendar: an office without one need not hold the library in memory.
  const { iCalendar } = await import('./ical.ts');
  const file = only ? `${word('plik')}-${only.symbolKarty}` : word('plik');
  return {
    bytes: Buffer.from(iCalendar({ name: word('nazwa'), now: ctx.now, days }), 'utf8'),
    name: `${file}.ics`,
    type: 'text/calendar',
  };
};

type Termin = Awaited<ReturnType<typeof terminy>>[number];

function dayOf({ config, municipality, lang, today }: Context, row: Termin): CalendarDay {
  const url = placeOf(config, 'naleznosci');
  const values = {
    rodzaj: rodzajWord(municipality.texts, lang, row.aplikacjaNaleznosci),
    karta: row.symbolKarty,
    kwota: formatKwota(fromGrosze(doZaplaty(row, row, today))),
    rachunek: formatNrb(row.numerKontaBankowego),
    adres: url,
  };
  const word = (key: string) => filledWord(municipality.texts, lang, `przypomnienia.kalendarz.${key}`, values);
  const cancelled = row.czySplacona === 1;
  return {
    uid: `rata-${row.idNaleznosciRatyZbiorczej}@${new URL(config.adres).hostname}`,
    day: row.terminPlatnosci,
    summary: word(cancelled ? 'zaplacono' : 'temat'),
    description: word(cancelled ? 'opisZaplacono' : 'opis'),
    url,
    cancelled,
    alarm: { daysBefore: config.przypomnienieDni || USUAL_DAYS, text: word('alarm') },
  };
}
