import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { capital, plainLetters } from '../../new/letters.ts';
import { translated, type Words } from '../../new/words.ts';

type Locales = CheckedMunicipality['locales'];

/** Labels are short: a longer text that happens to be equal is none. */
const LONGEST = 60;

/** Shorter beginnings belong to too many words. */
const BEGINNING = 4;
/** The end of a word that its case may change. */
const LONGEST_END = 4;

/**
 * How the municipality's own texts spell what names of the contract write without marks: `kwotaGlowna` is *Kwota główna* where a
 * text says so, with the translations of that text; otherwise each word is spelled as most of the texts spell it.
 */
export class Spelling {
  readonly #phrases = new Map<string, Words>();
  readonly #words = new Map<string, Map<string, number>>();
  /** Beginnings of words as they are spelled; made when a word is unknown. */
  #beginnings: Map<string, Map<string, number>> | undefined;

  constructor(locales: Locales) {
    const others = locales.languages.filter((one) => one !== 'pl');
    const all = new Map(others.map((language) => [language, locales.all(language)]));
    for (const [key, text] of Object.entries(locales.all('pl'))) {
      // The name of a placeholder is written without marks, as in the contract.
      const words = text.replaceAll(/{{.*?}}/g, ' ').toLowerCase();
      for (const [word] of words.matchAll(/\p{L}{3,}/gu)) this.#count(word);
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

  /** Words that are written with their marks, with the translations of an equal text. @param english without one */
  translated(words: Words, english: string): Words {
    return translated({ ...(english && { en: english }), ...this.#phrases.get(plainOf(words.pl)), ...words });
  }

  #count(word: string): void {
    const plain = plainLetters(word);
    const found = this.#words.get(plain) ?? new Map<string, number>();
    this.#words.set(plain, found.set(word, (found.get(word) ?? 0) + 1));
  }

  /** A word that has marks is spelled already; one that no text has takes the marks of the longest beginning that a text has. */
  #spelled(word: string): string {
    const small = word.toLowerCase();
    if (plainLetters(word) !== word) return word;
    const found = mostOf(this.#words.get(small)) ?? this.#begun(small);
    if (found === undefined || plainLetters(found) === found) return word;
    return word === small ? found : capital(found);
  }

  /** `platnika` -> `płatnika`, after `płatnik`. */
  #begun(word: string): string | undefined {
    if (!this.#beginnings) {
      this.#beginnings = new Map();
      for (const spellings of this.#words.values())
        for (const [spelled, count] of spellings)
          for (let end = BEGINNING; end <= spelled.length; end += 1) {
            const start = spelled.slice(0, end);
            const plain = plainLetters(start);
            const counts = this.#beginnings.get(plain) ?? new Map<string, number>();
            this.#beginnings.set(plain, counts.set(start, (counts.get(start) ?? 0) + count));
          }
    }
    // The end of a word changes with its case, and with it a mark: `wymiana`, `wymianę`.
    for (let end = word.length; end >= Math.max(BEGINNING, word.length - LONGEST_END); end -= 1) {
      const start = mostOf(this.#beginnings.get(word.slice(0, end)));
      if (start !== undefined) return start + word.slice(end);
    }
    return undefined;
  }
}

const mostOf = (spellings: ReadonlyMap<string, number> | undefined): string | undefined =>
  [...(spellings ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];

const plainOf = (text: string): string => plainLetters(text).toLowerCase().trim();
