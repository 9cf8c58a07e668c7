import { makeAutoObservable } from 'mobx';
import type { Language } from '../../lang/descriptors/language.ts';
import type { Font } from '../../lang/descriptors/wholePage.ts';
import type { KeyValueStorage } from './storage.ts';

/** The preferences of one resident: language, contrast, letter size. They survive visits and logouts. */
export class PreferencesStore {
  language: Language;
  /** Black and yellow. */
  contrast: boolean;
  font: Font;
  readonly #storage: KeyValueStorage;
  readonly #languages: readonly Language[];

  /**
   * @param languages those of the municipality, its default first
   * @param search the query of the address: `?lang=` wins over the stored language
   */
  constructor(storage: KeyValueStorage, languages: readonly Language[], search = '') {
    this.#storage = storage;
    this.#languages = languages;
    const asked = new URLSearchParams(search).get('lang');
    const stored = this.#stored();
    this.language = this.#known(asked) ?? stored.language;
    this.contrast = stored.contrast;
    this.font = stored.font;
    makeAutoObservable(this);
    if (this.#known(asked)) storage.set('jezyk', this.language);
  }

  /** Reads the storage again: the page that the office drew is the browser's now. */
  restore(): void {
    const none = ['jezyk', 'kontrast', 'czcionka'].every((key) => this.#storage.get(key) === null);
    if (none) {
      // The office knew them from its cookie: this browser had none, or had no code that stores them.
      if (this.language !== this.defaultLanguage) this.setLanguage(this.language);
      if (this.contrast) this.setContrast(true);
      if (this.font !== 1) this.setFont(this.font);
      return;
    }
    const { contrast, font } = this.#stored();
    this.contrast = contrast;
    this.font = font;
  }

  get defaultLanguage(): Language {
    return this.#languages[0] ?? 'pl';
  }

  setLanguage(language: Language): void {
    this.language = this.#known(language) ?? this.defaultLanguage;
    this.#storage.set('jezyk', this.language);
  }

  /** The office has disabled other languages. */
  resetLanguage(): void {
    this.language = this.defaultLanguage;
    this.#storage.set('jezyk', null);
  }

  setContrast(on: boolean): void {
    this.contrast = on;
    this.#storage.set('kontrast', on ? 'yb' : null);
  }

  setFont(font: Font): void {
    this.font = font;
    this.#storage.set('czcionka', String(font));
  }

  /** Writes them to `<html>`, where the stylesheet reads them. @param drawn the displayed language */
  apply(html: HTMLElement, drawn: Language = this.language): void {
    html.lang = drawn;
    if (this.contrast) html.dataset.contrast = 'yb';
    else delete html.dataset.contrast;
    html.dataset.font = String(this.font);
  }

  #stored(): { language: Language; contrast: boolean; font: Font } {
    const font = Number(this.#storage.get('czcionka'));
    return {
      language: this.#known(this.#storage.get('jezyk')) ?? this.defaultLanguage,
      contrast: this.#storage.get('kontrast') === 'yb',
      font: font === 2 || font === 3 ? font : 1,
    };
  }

  #known(language: string | null): Language | undefined {
    return this.#languages.find((one) => one === language);
  }
}
