import type { Process } from '../../../codegen/artefact/data/process.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { asOffice } from '../db/roles/asOffice.ts';
import { addressOf, placeOf } from '../mail/places.ts';
import { writeMail } from '../mail/writeMail.ts';
import { isLanguage } from '../words/messages.ts';
import { filledWord } from '../words/officeWords.ts';
import type { ProcessDesk } from './takeMove.ts';

/**
 * A mail to each person who has to sign, has an active account and consented to notices. Without an account there is none: the
 * sender cannot learn from it who has one.
 *
 * @param event distinguishes the first mail from the reminder
 */
export async function askCosigners(
  desk: ProcessDesk,
  { title, service, cosign }: Process,
  wpisId: number,
  pesele: readonly string[],
  event: 'podpis' | 'podpis-przypomnienie',
): Promise<void> {
  if (!cosign || pesele.length === 0 || !desk.config.pytajOZgodeEmail) return;
  const named = desk.db
    .selectFrom('konta')
    .select(['kontoId', 'zgodaEmail', 'jezyk'])
    .where('pesel', 'in', pesele)
    .where('stan', '=', 'AKTYWNE')
    .where('czyZablokowane', '=', 0);
  const accounts = await asOffice(desk.db, () => named.execute());
  const { texts } = desk.municipality;
  for (const { kontoId, zgodaEmail, jezyk } of accounts) {
    if (!zgodaEmail || !isEmail(zgodaEmail)) continue;
    const lang = isLanguage(jezyk) ? jezyk : 'pl';
    const tytul = filledWord(texts, lang, title, {});
    await writeMail(desk, {
      klucz: `wpis:${wpisId}:${event}:${kontoId}`,
      adresat: zgodaEmail,
      jezyk: lang,
      rodzaj: 'podpis',
      values: {
        ...{ tytul, zdanie: filledWord(texts, lang, cosign.mail, { tytul }) },
        ...{ link: addressOf(desk.config, service?.path ?? '/'), panel: placeOf(desk.config, 'panel') },
      },
    });
  }
}
