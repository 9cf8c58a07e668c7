import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import deDues from '../../../locales/de/naleznosci.json' with { type: 'json' };
import deMail from '../../../locales/de/poczta.json' with { type: 'json' };
import deReminders from '../../../locales/de/przypomnienia.json' with { type: 'json' };
import deConsents from '../../../locales/de/zgodyRejestracji.json' with { type: 'json' };
import enDues from '../../../locales/en/naleznosci.json' with { type: 'json' };
import enMail from '../../../locales/en/poczta.json' with { type: 'json' };
import enReminders from '../../../locales/en/przypomnienia.json' with { type: 'json' };
import enConsents from '../../../locales/en/zgodyRejestracji.json' with { type: 'json' };
import plDues from '../../../locales/pl/naleznosci.json' with { type: 'json' };
import plMail from '../../../locales/pl/poczta.json' with { type: 'json' };
import plReminders from '../../../locales/pl/przypomnienia.json' with { type: 'json' };
import plConsents from '../../../locales/pl/zgodyRejestracji.json' with { type: 'json' };
import ukDues from '../../../locales/uk/naleznosci.json' with { type: 'json' };
import ukMail from '../../../locales/uk/poczta.json' with { type: 'json' };
import ukReminders from '../../../locales/uk/przypomnienia.json' with { type: 'json' };
import ukConsents from '../../../locales/uk/zgodyRejestracji.json' with { type: 'json' };
import type { Language } from '../../../src/lang/descriptors/language.ts';

/** The kinds of mails that have texts. */
export type MailKind = Exclude<keyof typeof plMail, 'wspolne'>;

interface Tree {
  [name: string]: string | Tree;
}

const shipped: Record<Language, Readonly<Record<string, string>>> = {
  pl: flat({
    naleznosci: { rodzaje: plDues.rodzaje },
    poczta: plMail,
    przypomnienia: plReminders,
    zgodyRejestracji: plConsents,
  }),
  en: flat({
    naleznosci: { rodzaje: enDues.rodzaje },
    poczta: enMail,
    przypomnienia: enReminders,
    zgodyRejestracji: enConsents,
  }),
  de: flat({
    naleznosci: { rodzaje: deDues.rodzaje },
    poczta: deMail,
    przypomnienia: deReminders,
    zgodyRejestracji: deConsents,
  }),
  uk: flat({
    naleznosci: { rodzaje: ukDues.rodzaje },
    poczta: ukMail,
    przypomnienia: ukReminders,
    zgodyRejestracji: ukConsents,
  }),
};

/** A text of the office, by a key of locales/: the municipality's own, otherwise the shipped one. */
export const officeWord = (texts: Partial<Municipality['texts']>, lang: Language, key: string): string | undefined =>
  texts[lang]?.[key] ?? shipped[lang][key];

/** The same with its placeholders filled. */
export const filledWord = (
  texts: Partial<Municipality['texts']>,
  lang: Language,
  key: string,
  values: Readonly<Record<string, string>>,
): string =>
  (officeWord(texts, lang, key) ?? '').replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : '',
  );

/** The name of a kind of dues. */
export const rodzajWord = (texts: Partial<Municipality['texts']>, lang: Language, rodzaj: string): string => {
  const name = rodzaj.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return officeWord(texts, lang, `naleznosci.rodzaje.${name}`) ?? rodzaj;
};

function flat(tree: Tree, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[before + name, value]] : Object.entries(flat(value, `${before}${name}.`)),
    ),
  );
}
