import type { Selectable } from 'kysely';
import { formatDate } from '../../../../src/lang/values/dates.ts';
import { isEmail } from '../../../../src/lang/values/email.ts';
import type { Config } from '../../../engine/config/config.ts';
import { placeOf } from '../../../engine/mail/places.ts';
import { type MailDesk, writeMail } from '../../../engine/mail/writeMail.ts';
import type { MailKind } from '../../../engine/words/officeWords.ts';
import type { ZamowienieNieczystosciRow } from '../tables.ts';

export type ZamowieniaDesk = MailDesk & { config: Pick<Config, 'adres' | 'pytajOZgodeEmail'> };

const KINDS: Partial<Record<ZamowienieNieczystosciRow['stan'], MailKind>> = {
  PRZYJETE: 'nieczystosciPrzyjete',
  WYKONANE: 'nieczystosciWykonane',
  ODRZUCONE: 'nieczystosciOdrzucone',
};

/** A mail to the resident who ordered, if they consented: to the address of the consent, like reminders. */
export async function tell(desk: ZamowieniaDesk, order: Selectable<ZamowienieNieczystosciRow>): Promise<void> {
  const rodzaj = KINDS[order.stan];
  const konto = await desk.db
    .selectFrom('konta')
    .select(['stan', 'czyZablokowane', 'zgodaEmail', 'email', 'czyEmailPotwierdzony', 'jezyk'])
    .where('kontoId', '=', order.kontoId)
    .executeTakeFirst();
  if (!rodzaj || konto?.stan !== 'AKTYWNE' || konto.czyZablokowane || !desk.config.pytajOZgodeEmail) return;
  if (!konto.zgodaEmail || !isEmail(konto.zgodaEmail)) return;
  // A remark may reveal an address, so it goes only to a confirmed e-mail.
  const proved = konto.czyEmailPotwierdzony === 1 && konto.zgodaEmail.toLowerCase() === konto.email.toLowerCase();
  await writeMail(desk, {
    klucz: `zamowienie:${order.idZamowienia}:${order.stan}`,
    adresat: konto.zgodaEmail,
    jezyk: konto.jezyk,
    rodzaj,
    values: {
      numer: String(order.idZamowienia),
      okres: [...new Set([order.odDnia, order.doDnia])].map(formatDate).join(' – '),
      uwagi: (proved && order.uwagiUrzedu) || undefined,
      link: placeOf(desk.config, 'nieczystosci'),
      panel: placeOf(desk.config, 'panel'),
    },
  });
}
