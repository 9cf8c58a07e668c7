import type { Findable, Language } from '../../src/descriptors/compiled.ts';
import type { CheckedMunicipality } from '../check/municipality.ts';
import { wordsOf } from '../check/searchWords.ts';

/** What can be found in one language: every service, and the pages that have words. */
export function searchEntries({ config, locales, screens }: CheckedMunicipality, language: Language): Findable[] {
  const office = config.languages[0] ?? language;
  const text = (key: string, from = language): string => locales.pick(from, [key])[key] ?? '';
  const entry = (key: string, words: string | undefined): Omit<Findable, 'screen'> => {
    const name = text(key);
    const native = text(key, office);
    return { name, ...(words && { words: wordsOf(text(words)) }), ...(native !== name && { native }) };
  };
  const services = config.groups.flatMap((group) =>
    group.services.map(({ uslugaId, screen, name }): Findable => {
      const words = config.words.find((one) => one.service === uslugaId)?.key;
      return { service: uslugaId, screen, group: text(group.name), ...entry(name, words) };
    }),
  );
  const pages = config.words.flatMap(({ key, screen }): Findable[] => {
    const title = screen === undefined ? undefined : screens[screen]?.title;
    return screen !== undefined && title && 'key' in title ? [{ screen, ...entry(title.key, key) }] : [];
  });
  return [...services, ...pages];
}
