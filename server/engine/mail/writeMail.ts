import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import type { Config } from '../config/config.ts';
import { contactOf } from '../config/contact.ts';
import type { Db } from '../db/open.ts';
import { isLanguage } from '../words/messages.ts';
import { type MailKind, officeWord } from '../words/officeWords.ts';
import { type MailValues, renderMail } from './render.ts';
import { mailWords } from './words.ts';

/** What writing a mail needs to know; every context of an operation has it. */
export interface MailDesk {
  db: Db;
  config: Pick<Config, 'adres'>;
  municipality: { texts: Partial<Municipality['texts']>; office?: Municipality['office'] | undefined };
  now: Date;
}

export interface Mail {
  /** The event it tells of: the same event is one mail, however often it is tried. */
  klucz: string;
  adresat: string;
  jezyk: string;
  /** Its words: the group `<rodzaj>` in locales/<language>/poczta.json. */
  rodzaj: MailKind;
  /** `link` stands on the button. Nothing that a stranger typed belongs into a mail to an address nobody has proved. */
  values?: MailValues;
  /** Lines below the first paragraph. */
  lista?: readonly string[];
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells: either both are there or neither. It leaves
 * afterwards, so a mail server that is slow or gone delays nobody.
 */
export async function writeMail(
  desk: MailDesk,
  { klucz, adresat, jezyk, rodzaj, values = {}, lista = [] }: Mail,
): Promise<void> {
  // An account of the office may have no address; then there is nobody to write to.
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
