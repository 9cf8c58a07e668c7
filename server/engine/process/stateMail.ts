import type { Selectable } from 'kysely';
import type { Process } from '../../../codegen/artefact/data/process.ts';
import { formatDate } from '../../../src/lang/values/dates.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import type { EngineConfig } from '../config/config.ts';
import { asOffice } from '../db/roles/asOffice.ts';
import type { WpisRow } from '../db/tables.ts';
import { addressOf, placeOf } from '../mail/places.ts';
import { type MailDesk, writeMail } from '../mail/writeMail.ts';
import { isLanguage } from '../words/messages.ts';
import { filledWord } from '../words/officeWords.ts';
import { isFiled } from './cosigners.ts';

export type MailConsent = Pick<EngineConfig, 'adres' | 'pytajOZgodeEmail'>;

/**
 * A mail about an application to the resident who sent it, if they consented to notices: to the address of the consent, in
 * their language. It contains the number, the title, the term and the municipality's sentence, and nothing of the application.
 *
 * @param mail the text key of the sentence; undefined: no mail
 * @param klucz the key of the event: one event gives one mail
 */
export async function writeStateMail(
  desk: MailDesk & { config: MailConsent },
  { title, service }: Process,
  { kontoId, numer, termin }: Selectable<WpisRow>,
  mail: string | undefined,
  klucz: string,
): Promise<void> {
  if (mail === undefined || !desk.config.pytajOZgodeEmail) return;
  const sender = desk.db
    .selectFrom('konta')
    .select(['stan', 'czyZablokowane', 'zgodaEmail', 'jezyk'])
    .where('kontoId', '=', kontoId);
  // Somebody else may have made the move.
  const konto = await asOffice(desk.db, () => sender.executeTakeFirst());
  if (konto?.stan !== 'AKTYWNE' || konto.czyZablokowane || !konto.zgodaEmail || !isEmail(konto.zgodaEmail)) return;
  const { texts } = desk.municipality;
  const lang = isLanguage(konto.jezyk) ? konto.jezyk : 'pl';
  const tytul = filledWord(texts, lang, title, {});
  const values = { numer, tytul, termin: termin ? formatDate(termin) : '' };
  await writeMail(desk, {
    klucz,
    adresat: konto.zgodaEmail,
    jezyk: lang,
    rodzaj: isFiled(numer) ? 'sprawa' : 'sprawaBezNumeru',
    values: {
      ...{ numer, tytul, zdanie: filledWord(texts, lang, mail, values) },
      ...{ link: addressOf(desk.config, service?.path ?? '/'), panel: placeOf(desk.config, 'panel') },
    },
  });
}
