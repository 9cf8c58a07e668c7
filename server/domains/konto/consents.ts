import type { ZgodyRejestracji } from '../../../src/generated/models.ts';
import type { Config } from '../../engine/config/config.ts';
import type { Context } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { officeWord } from '../../engine/words/officeWords.ts';
import { zgodyRejestracji } from './settings.ts';

/** The consents in a form. */
export interface GivenConsents {
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
export function checkConsents(config: Pick<Config, 'zgodyRejestracji'>, given: GivenConsents, now: Date) {
  const lacking = config.zgodyRejestracji.filter((name) => given[fields[name]] !== true);
  if (lacking.length > 0) {
    throw new BusinessError('1203', Object.fromEntries(lacking.map((name) => [fields[name], { key: '1203' }])));
  }
  const all = zgodyRejestracji.filter((name) => given[fields[name]] === true);
  return Object.fromEntries(all.map((name) => [name, now.toISOString()]));
}
