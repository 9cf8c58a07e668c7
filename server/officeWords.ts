import type { Municipality } from '../codegen/municipality.ts';
import deMail from '../locales/de/poczta.json' with { type: 'json' };
import deConsents from '../locales/de/zgodyRejestracji.json' with { type: 'json' };
import enMail from '../locales/en/poczta.json' with { type: 'json' };
import enConsents from '../locales/en/zgodyRejestracji.json' with { type: 'json' };
import plMail from '../locales/pl/poczta.json' with { type: 'json' };
import plConsents from '../locales/pl/zgodyRejestracji.json' with { type: 'json' };
import ukMail from '../locales/uk/poczta.json' with { type: 'json' };
import ukConsents from '../locales/uk/zgodyRejestracji.json' with { type: 'json' };
import type { Language } from '../src/descriptors/compiled.ts';

/** The kinds of mails there are words for. */
export type MailKind = Exclude<keyof typeof plMail, 'wspolne'>;

interface Tree {
  [name: string]: string | Tree;
}

const shipped: Record<Language, Readonly<Record<string, string>>> = {
  pl: flat({ poczta: plMail, zgodyRejestracji: plConsents }),
  en: flat({ poczta: enMail, zgodyRejestracji: enConsents }),
  de: flat({ poczta: deMail, zgodyRejestracji: deConsents }),
  uk: flat({ poczta: ukMail, zgodyRejestracji: ukConsents }),
};

/** What the office itself says, by a key of locales/: the municipality's own, or the shipped where it has none. */
export const officeWord = (texts: Partial<Municipality['texts']>, lang: Language, key: string): string | undefined =>
  texts[lang]?.[key] ?? shipped[lang][key];

function flat(tree: Tree, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[before + name, value]] : Object.entries(flat(value, `${before}${name}.`)),
    ),
  );
}
