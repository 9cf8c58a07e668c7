import i18next, { type i18n } from 'i18next';
import { action, makeObservable, observable, runInAction } from 'mobx';
import type { Language } from '../../lang/descriptors/language.ts';

/** The texts of one file: flat keys, `uslugi.wszystkie`. */
export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/**
 * The texts of the portal in the resident's language. They come in files, one for the shell and one for each screen;
 * an observer that reads a text is drawn again when its file or another language is loaded.
 */
export class Words {
  /** The language that is shown now: the requested one, as soon as its shell texts are loaded. */
  language: Language;
  private revision = 0;
  readonly #instance: i18n;
  /** Those that are loaded, the same as i18next has: its own look-up is most of the work for a plain text. */
  readonly texts = new Map<Language, Record<string, string>>();
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #fetchTexts: (file: string) => Promise<Texts>;
  readonly #showMissing: boolean;

  /**
   * @param fetchTexts reads a texts file of the municipality
   * @param showMissing true in development: a missing text shows its key in brackets; a resident sees nothing
   */
  constructor(language: Language, fetchTexts: (file: string) => Promise<Texts>, showMissing = false) {
    this.language = language;
    this.#fetchTexts = fetchTexts;
    this.#showMissing = showMissing;
    this.#instance = i18next.createInstance({
      lng: language,
      resources: {},
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false, skipOnVariables: true },
    });
    void this.#instance.init();
    makeObservable<Words, 'revision'>(this, { language: observable, revision: observable, add: action });
  }

  /** Adds texts that are loaded already. */
  add(language: Language, texts: Texts): void {
    this.#instance.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true });
    this.texts.set(language, { ...this.texts.get(language), ...texts });
    this.revision++;
  }

  /** Fetches a texts file once. A failed one may be requested again. */
  load(language: Language, file: string): Promise<void> {
    const known = this.#loaded.get(file);
    if (known) return known;
    const loading = this.#fetchTexts(file).then(
      (texts) => this.add(language, texts),
      (error: unknown) => {
        this.#loaded.delete(file);
        throw error;
      },
    );
    this.#loaded.set(file, loading);
    return loading;
  }

  /** Shows everything in another language, once its files are loaded. */
  async change(language: Language, files: readonly string[]): Promise<void> {
    await Promise.all(files.map((file) => this.load(language, file)));
    runInAction(() => {
      this.language = language;
    });
  }

  has(key: string): boolean {
    void this.revision;
    return this.#instance.exists(key, { lng: this.language });
  }

  /** @param values `count` as a number selects the plural; the others replace `{{name}}` */
  word(key: string, values?: Values): string {
    return this.textIn(this.language, key, values);
  }

  /** The same in a given language: texts sent to the office are in the municipality's default language. */
  textIn(language: Language, key: string, values?: Values): string {
    void this.revision;
    // Nearly every text is words and values: i18next takes ten times as long, and a table has a hundred of them.
    const text = this.#textOf(language, key, values?.count);
    if (typeof text === 'string' && !OTHERWISE.test(text))
      return text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(values?.[name] ?? place));
    return this.#instance.t(key, { lng: language, defaultValue: this.#showMissing ? `[${key}]` : '', ...values });
  }

  /** Undefined where i18next has more than one place to look for it. */
  #textOf(language: Language, key: string, count: string | number | undefined): unknown {
    if (count === 0) return undefined;
    const form = typeof count === 'number' ? `_${pluralOf(language).select(count)}` : '';
    return this.texts.get(language)?.[key + form];
  }
}

/** What a text has beside words and `{{name}}`: another text, a format, a name between blanks. */
const OTHERWISE = /\{\{(?!\w+\}\})|\$t\(/;

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

/** Made once: making one costs more than all texts of a form. */
const pluralOf = (language: Language): Intl.PluralRules => (plurals[language] ??= new Intl.PluralRules(language));
