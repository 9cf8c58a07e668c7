import i18next, { type i18n } from 'i18next';
import type { Language } from '../../../src/lang/descriptors/language.ts';

/** A text by its key; `count` selects the plural form, the other values replace `{{name}}`. '' when there is none. */
export type Phrase = (key: string, values?: Readonly<Record<string, string | number>>) => string;

type Texts = Readonly<Record<string, string>>;

/** An instance costs a few milliseconds and contains all texts, so it is cached as long as its texts exist. */
const opened = new WeakMap<Texts, Map<Language, Phrase>>();

export function phrasesOf(texts: Texts, language: Language): Phrase {
  const byLanguage = opened.get(texts) ?? new Map<Language, Phrase>();
  opened.set(texts, byLanguage);
  const phrase = byLanguage.get(language) ?? open(texts, language);
  byLanguage.set(language, phrase);
  return phrase;
}

function open(texts: Texts, language: Language): Phrase {
  const instance: i18n = i18next.createInstance({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  void instance.init();
  return (key, values = {}) => (instance.exists(key, values) ? instance.t(key, values) : '');
}
