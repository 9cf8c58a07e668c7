import type { Language } from '../../lang/descriptors/language.ts';
import type { KeyValueStorage } from '../stores/storage.ts';

/**
 * The office drew the frame of a page by its cookie: a browser that has stored nothing, since it had no code until now, stores
 * the same (src/portal/stores/PreferencesStore.ts).
 *
 * @param usual the language of a visitor who chose none
 */
export function adoptReading({ lang, dataset }: HTMLElement, storage: KeyValueStorage, usual: Language): void {
  const { contrast = null, font = '1' } = dataset;
  const drawn = { jezyk: lang === usual ? null : lang, kontrast: contrast, czcionka: font === '1' ? null : font };
  if (Object.keys(drawn).some((key) => storage.get(key) !== null)) return;
  for (const [key, value] of Object.entries(drawn)) if (value !== null) storage.set(key, value);
}
