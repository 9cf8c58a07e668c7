import type { Language } from '../../../src/lang/descriptors/language.ts';
import { formatDate } from '../../../src/lang/values/dates.ts';
import { contactOf } from '../../engine/config/contact.ts';
import type { MailDesk } from '../../engine/mail/writeMail.ts';
import { LONGEST_SMS, toGsm7 } from '../../engine/sms/gsm7.ts';
import { filledWord } from '../../engine/words/officeWords.ts';

/** The maximum length of the office's name, so that the rest fits. */
const LONGEST_NAME = 40;

/**
 * A reminder that fits one message: the office, the day, as many cards as fit. It contains no amount and no
 * name, since others may see the phone, and no link, so that people do not learn to trust links in messages.
 */
export function smsText({ municipality }: MailDesk, lang: Language, day: string, karty: readonly string[]): string {
  const name = (contactOf(municipality).name ?? '').slice(0, LONGEST_NAME).trim();
  const key = `przypomnienia.sms.${karty.length === 1 ? 'jedna' : 'wiele'}`;
  const withCards = (shown: number): string => {
    const more = karty.length - shown;
    const list = karty.slice(0, shown).join(', ') + (more > 0 ? ` +${more}` : '');
    return toGsm7(filledWord(municipality.texts, lang, key, { urzad: name, termin: formatDate(day), karty: list }));
  };
  for (let shown = karty.length; shown > 1; shown--)
    if (withCards(shown).length <= LONGEST_SMS) return withCards(shown);
  // A municipality's own text may be longer than the shipped one.
  return withCards(1).slice(0, LONGEST_SMS);
}
