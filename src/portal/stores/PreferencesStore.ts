import { makeAutoObservable } from 'mobx';
import type { Language } from '../../lang/descriptors/language.ts';
import type { KeyValueStorage } from './storage.ts';

export type Font = 1 | 2 | 3;

/** The preferences of one resident: language, contrast, letter size. They survive visits and logouts. */
export class PreferencesStore {
  language: Language;
  /** Black and yellow. */
  contrast: boolean;
  font: Font;
  private readonly storage: KeyValueStorage;
  private readonly languages: readonly Language[];

  /**
   * @param languages those of the municipality, its default first
   * @param search the query of the address: `?lang=` wins over the stored language
   */
  constructor(storage: KeyValueStorage, languages: readonly Language[], search = '') {
    this.storage = storage;
    this.languages = languages;
    const asked = new URLSearchParams(search).get('lang');
    this.language = this.known(asked) ?? this.known(storage.get('jezyk')) ?? this.defaultLanguage;
    this.contrast = storage.get('kontrast') === 'yb';
    const font = Number(storage.get('czcionka'));
    this.font = font === 2 || font === 3 ? font : 1;
    makeAutoObservable<PreferencesStore, 'storage' | 'languages'>(this, { storage: false, languages: false });
    if (this.known(asked)) storage.set('jezyk', this.language);
  }

  get defaultLanguage(): Language {
    return this.languages[0] ?? 'pl';
  }

  setLanguage(language: Language): void {
    this.language = this.known(language) ?? this.defaultLanguage;
    this.storage.set('jezyk', this.language);
  }

  /** The office has disabled other languages. */
  resetLanguage(): void {
    this.language = this.defaultLanguage;
    this.storage.set('jezyk', null);
  }

  setContrast(on: boolean): void {
    this.contrast = on;
    this.storage.set('kontrast', on ? 'yb' : null);
  }

  setFont(font: Font): void {
    this.font = font;
    this.storage.set('czcionka', String(font));
  }

  /** Writes them to `<html>`, where the stylesheet reads them. @param drawn the displayed language */
  apply(html: HTMLElement, drawn: Language = this.language): void {
    html.lang = drawn;
    if (this.contrast) html.dataset.contrast = 'yb';
    else delete html.dataset.contrast;
    html.dataset.font = String(this.font);
  }

  private known(language: string | null): Language | undefined {
    return this.languages.find((one) => one === language);
  }
}
