import type { ZgodyRejestracji } from '../../../src/generated/models.ts';
import type { Config } from '../../engine/config/config.ts';
import type { Context } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { officeWord } from '../../engine/words/officeWords.ts';
import { consentsAt, lackingConsents } from './consentRules.ts';
import { zgodyRejestracji } from './settings.ts';

/** The consents in a form. */
export interface ConsentForm {
  zgodaPrzetwarzanieDanych?: boolean;
  zgodaRegulamin?: boolean;
}

const fields = { przetwarzanieDanych: 'zgodaPrzetwarzanieDanych', regulamin: 'zgodaRegulamin' } as const;

/** The consents a registration asks for, in the language of the request; each of them is required. */
export function consentsOf({ config, municipality, lang }: Context): ZgodyRejestracji {
  const one = (name: keyof typeof fields) => {
    const asked = config.zgodyRejestracji.includes(name);
    const tresc = asked ? (officeWord(municipality.texts, lang, `zgodyRejestracji.${name}`) ?? '') : '';
    return { czyWidoczna: asked, czyWymagana: asked, tresc };
  };
  return { przetwarzanieDanych: one('przetwarzanieDanych'), regulamin: one('regulamin') };
}

/**
 * Compares the given consents with the required ones.
 *
 * @returns which were given and when, to be stored with the account
 * @throws BusinessError 1203 naming every field that lacks one
 */
export function checkConsents(config: Pick<Config, 'zgodyRejestracji'>, form: ConsentForm, now: Date) {
  const given = Object.fromEntries(zgodyRejestracji.map((name) => [name, form[fields[name]]]));
  const lacking = lackingConsents(config.zgodyRejestracji, given).map((name) => fields[name]);
  if (lacking.length > 0)
    throw new BusinessError('1203', Object.fromEntries(lacking.map((pole) => [pole, { key: '1203' }])));
  return consentsAt(given, now);
}
