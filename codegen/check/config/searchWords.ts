import { folded } from '../../../src/lang/values/folded.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { asWritten, record, word } from '../../files/raw.ts';
import type { ScreenJson } from '../../generated/descriptors.ts';
import type { Locales } from '../../texts/locales.ts';
import { textCheck } from '../../texts/textCheck.ts';
import type { Config } from './config.ts';

/** Search words: a list in each language, for targets that can be opened from everywhere. */
export function checkSearchWords(
  config: Config,
  locales: Locales,
  files: ReadonlyMap<string, JsonFile>,
  problem: ReportAt,
): void {
  const services = new Set(config.groups.flatMap((group) => group.services.map(({ screen }) => screen)));
  for (const { key, at, screen } of config.words) {
    checkWordList(key, at, locales, problem);
    if (screen === undefined) continue;
    if (services.has(screen))
      problem('words.screen', at, `"${screen}" is found by the name of its service: put the words there.`);
    const raw = asWritten<ScreenJson>(files.get(screen)?.value);
    const needs = Object.entries(record(raw.params)).find(([, param]) => {
      const { in: place, missing } = record(param);
      return place === 'path' || missing !== undefined;
    });
    if (needs) problem('words.screen', at, `"${screen}" needs ${needs[0]}, so the search cannot open it.`);
    if (files.has(screen) && !locales.has(word(raw.title)))
      problem(
        'words.screen',
        at,
        `The title of "${screen}" is known only when it is open, so the search has no name for it.`,
      );
  }
}

/** A text that is a list, in every language. */
export function checkWordList(key: string, at: Path, locales: Locales, problem: ReportAt): void {
  textCheck(locales, problem)(key, at);
  for (const language of locales.languages)
    for (const fault of faultsOf(locales.pick(language, [key])[key] ?? ''))
      problem('words.list', at, `"${key}" has ${fault} in ${language}.`);
}

function faultsOf(text: string): string[] {
  if (!text.trim()) return [];
  const words = wordsOf(text);
  const known = new Set<string>();
  const twice = words.find((one) => {
    const word = folded(one);
    const isKnown = one !== '' && known.has(word);
    known.add(word);
    return isKnown;
  });
  return [...(words.includes('') ? ['nothing between two commas'] : []), ...(twice ? [`"${twice}" twice`] : [])];
}

/** A text with commas as the list it is. */
export function wordsOf(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
