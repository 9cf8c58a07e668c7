import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { capital, plainLetters } from '../../new/letters.ts';
import { translated, type Words } from '../../new/words.ts';

type Locales = CheckedMunicipality['locales'];

/** Labels are short: a longer text that happens to be equal is none. */
const LONGEST = 60;

/**
 * How the municipality's own texts spell what names of the contract write without marks: `kwotaGlowna` is *Kwota główna* where a
 * text says so, with the translations of that text; otherwise each word is spelled as most of the texts spell it.
 */
export class Spelling {
  readonly #phrases = new Map<string, Words>();
  readonly #words = new Map<string, Map<string, number>>();

  constructor(locales: Locales) {
    const others = locales.languages.filter((one) => one !== 'pl');
    const all = new Map(others.map((language) => [language, locales.all(language)]));
    for (const [key, text] of Object.entries(locales.all('pl'))) {
      for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) this.#count(word);
      if (text.length > LONGEST || text.includes('{{')) continue;
      const rest = Object.fromEntries(others.map((one) => [one, all.get(one)?.[key]]));
      const plain = plainOf(text);
      if (!this.#phrases.has(plain)) this.#phrases.set(plain, { pl: capital(text), ...rest } as Words);
    }
  }

  /** The words with marks, and with the translations that are known. */
  of(words: Words): Words {
    const known = this.#phrases.get(plainOf(words.pl));
    if (known) return { ...words, ...known };
    return translated({ ...words, pl: capital(words.pl.replaceAll(/\p{L}+/gu, (word) => this.#spelled(word))) });
  }

  #count(word: string): void {
    const plain = plainLetters(word);
    const found = this.#words.get(plain) ?? new Map<string, number>();
    this.#words.set(plain, found.set(word, (found.get(word) ?? 0) + 1));
  }

  /** A word that has marks is spelled already. */
  #spelled(word: string): string {
    const found = plainLetters(word) === word ? this.#words.get(word.toLowerCase()) : undefined;
    const [most] = [...(found ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (most === undefined || plainLetters(most) === most) return word;
    return word === word.toLowerCase() ? most : capital(most);
  }
}

const plainOf = (text: string): string => plainLetters(text).toLowerCase().trim();
