import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../lang/descriptors/language.ts';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { jsonFile } from '../../api/files.ts';
import { useStores } from '../stores.ts';
import { find, type Prepared, prepared } from './rank.ts';

interface Index {
  language: Language;
  entries: readonly Prepared[];
}

/**
 * @param text the text of the field
 * @returns `found` undefined while there is no text, or the search index is not loaded
 */
export function useFound(text: string): { found: Findable[] | undefined; failed: boolean } {
  const { portal, words, found: given } = useStores();
  const { language } = words;
  const isGiven = given?.text === text && given.language === language;
  const [index, setIndex] = useState<Index>();
  const [failed, setFailed] = useState(false);
  const wanted = useDeferredValue(text);
  const typed = text.trim().length > 1;
  // Loaded when the field is used; after a failure again with the next letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is another attempt.
  useEffect(() => {
    if (isGiven || index?.language === language) return;
    let left = false;
    jsonFile<readonly Findable[]>(portal.manifest.search[language]).then(
      (entries) => {
        if (left) return;
        setFailed(false);
        setIndex({ language, entries: prepared(entries, language) });
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [portal, language, index, wanted, isGiven]);
  const found = useMemo(
    () =>
      isGiven
        ? given.entries
        : index?.language === language && wanted.trim().length > 1
          ? find(index.entries, wanted, language)
          : undefined,
    [isGiven, given, index, language, wanted],
  );
  const hidden = (found ?? []).flatMap(({ service }) => {
    const one = service === undefined ? undefined : portal.service(service);
    return one && !portal.isOffered(one) ? [one.uslugaId] : [];
  });
  const away = hidden.join();
  // The same array while the results are the same, so that the selected one stays selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `away` lists what is hidden.
  const there = useMemo(
    () => found?.filter(({ service }) => service === undefined || !hidden.includes(service)),
    [found, away],
  );
  return { found: typed ? there : undefined, failed: failed && typed };
}
