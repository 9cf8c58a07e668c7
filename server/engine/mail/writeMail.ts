import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import type { EngineConfig } from '../config/config.ts';
import { contactOf } from '../config/contact.ts';
import type { Db } from '../db/open.ts';
import { isLanguage } from '../words/messages.ts';
import { type MailKind, officeWord } from '../words/officeWords.ts';
import { type MailValues, renderMail } from './render.ts';
import { mailWords } from './words.ts';

/** What writing a mail needs; every context of an operation has it. */
export interface MailDesk {
  db: Db;
  config: Pick<EngineConfig, 'adres'>;
  municipality: { texts: Partial<Municipality['texts']>; office?: Municipality['office'] | undefined };
  now: Date;
}

export interface Mail {
  /** The key of the event: one event gives one mail, however often it is retried. */
  klucz: string;
  adresat: string;
  jezyk: string;
  /** The texts: the group `<rodzaj>` in locales/<language>/poczta.json. */
  rodzaj: MailKind;
  /** `link` is the address of the button. A mail to an unconfirmed address must not repeat anything that was typed. */
  values?: MailValues;
  /** Lines below the first paragraph. */
  lista?: readonly string[];
}

/**
 * Puts a mail into the outbox, in the transaction of its event, so that both exist or neither. It is sent
 * afterwards, so a slow or unavailable mail server delays nobody.
 */
export async function writeMail(
  desk: MailDesk,
  { klucz, adresat, jezyk, rodzaj, values = {}, lista = [] }: Mail,
): Promise<void> {
  // An account made by the office may have no address.
  if (!isEmail(adresat)) return;
  const lang = isLanguage(jezyk) ? jezyk : 'pl';
  const { texts } = desk.municipality;
  const common = (name: string) => officeWord(texts, lang, `poczta.wspolne.${name}`) ?? '';
  const frame = { powitanie: common('powitanie'), adresLinku: common('adresLinku'), automat: common('automat') };
  const words = mailWords(texts, lang, rodzaj);
  const letter = renderMail({
    jezyk: lang,
    words,
    frame,
    values,
    lista,
    urzad: contactOf(desk.municipality),
    adres: desk.config.adres,
  });
  const kiedyMs = desk.now.getTime();
  await desk.db
    .insertInto('poczta')
    .values({ klucz, adresat, jezyk: lang, ...letter, kiedyMs, proby: 0, nastepnaMs: kiedyMs, wyslanoMs: null })
    .onConflict((conflict) => conflict.column('klucz').doNothing())
    .execute();
}
