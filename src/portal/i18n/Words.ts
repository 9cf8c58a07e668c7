import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../lang/descriptors/language.ts';
import { phrase, type Texts, type Values } from '../../lang/descriptors/phrase.ts';

/**
 * The texts of the portal in the resident's language. They come in files, one for the shell and one for each screen;
 * an observer that reads a text is drawn again when its file or another language is loaded.
 */
export class Words {
  /** The language that is shown now: the requested one, as soon as its shell texts are loaded. */
  language: Language;
  private revision = 0;
  private readonly texts = new Map<Language, Texts>();
  private readonly loaded = new Map<string, Promise<void>>();
  private readonly fetchTexts: (file: string) => Promise<Texts>;
  private readonly showMissing: boolean;

  /**
   * @param fetchTexts reads a texts file of the municipality
   * @param showMissing true in development: a missing text shows its key in brackets; a resident sees nothing
   */
  constructor(language: Language, fetchTexts: (file: string) => Promise<Texts>, showMissing = false) {
    this.language = language;
    this.fetchTexts = fetchTexts;
    this.showMissing = showMissing;
    makeAutoObservable<Words, 'texts' | 'loaded' | 'fetchTexts' | 'showMissing' | 'find'>(this, {
      texts: false,
      loaded: false,
      fetchTexts: false,
      showMissing: false,
      has: false,
      textIn: false,
      word: false,
      find: false,
    });
  }

  /** Adds texts that are loaded already. */
  add(language: Language, texts: Texts): void {
    this.texts.set(language, { ...this.texts.get(language), ...texts });
    this.revision++;
  }

  /** Fetches a texts file once. A failed one may be requested again. */
  load(language: Language, file: string): Promise<void> {
    const known = this.loaded.get(file);
    if (known) return known;
    const loading = this.fetchTexts(file).then(
      (texts) => this.add(language, texts),
      (error: unknown) => {
        this.loaded.delete(file);
        throw error;
      },
    );
    this.loaded.set(file, loading);
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
    return this.find(this.language, key) !== undefined;
  }

  /** @param values `count` as a number selects the plural; the others replace `{{name}}` */
  word(key: string, values?: Values): string {
    return this.textIn(this.language, key, values);
  }

  /** The same in a given language: texts sent to the office are in the municipality's default language. */
  textIn(language: Language, key: string, values?: Values): string {
    return this.find(language, key, values) ?? (this.showMissing ? `[${key}]` : '');
  }

  private find(language: Language, key: string, values?: Values): string | undefined {
    void this.revision;
    return phrase(this.texts.get(language) ?? {}, language, key, values);
  }
}
