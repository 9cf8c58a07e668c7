import type { Language } from '../../../lang/descriptors/language.ts';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { folded } from '../../../lang/values/folded.ts';
import { isNear } from '../../../lang/values/nearest.ts';

/** A searchable entry, prepared for comparison. */
export interface Prepared {
  entry: Findable;
  /** The texts that a typed word is compared with, by weight: name, synonyms, the office's name, group. */
  places: readonly (readonly string[])[];
  /** Its synonyms as whole phrases: «licznik wody». */
  phrases: readonly string[];
}

/** The score of a word that is equal, a prefix, an inflected form, a part, or equal but for a typing mistake. */
const same = 9;
const beginning = 8;
const form = 6;
const part = 4;
const slip = 2;
const placeStep = 10;
/** Extra score when the typed words are adjacent. */
const phrase = 20;

export function prepared(entries: readonly Findable[], language: Language): Prepared[] {
  const tokens = (texts: readonly string[]) => texts.flatMap((text) => tokensOf(text, language));
  return entries.map((entry) => {
    const { name, words = [], native, group } = entry;
    const phrases = words.map((phrase) => tokensOf(phrase, language).join(' '));
    return { entry, phrases, places: [[name], words, native ? [native] : [], group ? [group] : []].map(tokens) };
  });
}

/**
 * The entries that match, the best first: matches in the name before those in synonyms before those in the group. All typed
 * words have to match; matches with typing mistakes, then matches of single words, count only when nothing else is found.
 */
export function find(index: readonly Prepared[], typed: string, language: Language): Findable[] {
  const all = tokensOf(typed, language);
  if (all.join('').length < 2) return [];
  // «od», «za», «für»: short words beside longer ones are optional.
  const long = all.filter((token) => token.length > 3);
  const needed = long.length ? long : all;
  const whole = all.join(' ');
  const exactly = scored(index, all, needed, false);
  const enough = exactly.filter(({ hits }) => hits === needed.length);
  if (enough.length) return ranked(enough, whole, all.length > 1);
  // Matches with typing mistakes are computed last: they are most of the work.
  const roughly = scored(index, all, needed, true).filter(({ hits }) => hits > 0);
  const slipped = roughly.filter(({ hits }) => hits === needed.length);
  return ranked(slipped.length ? slipped : roughly, whole, all.length > 1);
}

interface Scored extends Prepared {
  /** The number of typed words that match. */
  hits: number;
  score: number;
}

function scored(
  index: readonly Prepared[],
  all: readonly string[],
  needed: readonly string[],
  slips: boolean,
): Scored[] {
  const comparers = new Map(all.map((token) => [token, comparer(token, slips)]));
  return index.map((one) => {
    const scores = new Map<string, number>();
    for (const [token, compare] of comparers) scores.set(token, closest(compare, one.places));
    const hits = needed.filter((token) => scores.get(token)! > 0).length;
    return { ...one, hits, score: all.reduce((sum, token) => sum + scores.get(token)!, 0) };
  });
}

function ranked(found: readonly Scored[], whole: string, several: boolean): Findable[] {
  const total = ({ score, places, phrases }: Scored): number => {
    const name = places[0]?.join(' ') ?? '';
    // An exact name wins over other entries with the same words.
    const named = name === whole ? phrase + 2 : name.startsWith(whole) ? 1 : 0;
    return score + named + (several && phrases.includes(whole) ? phrase : 0);
  };
  return found
    .map((one) => ({ ...one, total: total(one) }))
    .sort((a, b) => b.hits - a.hits || b.total - a.total)
    .map(({ entry }) => entry);
}

/** The score of a word against the typed one. A thousand services repeat the same words, so each is compared once. */
function comparer(token: string, slips: boolean): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let close = known.get(word);
    if (close === undefined) {
      close = closeness(token, word) || (slips && token.length > 2 && isNear(token, word) ? slip : 0);
      known.set(word, close);
    }
    return close;
  };
}

/** @returns 0: no match */
function closest(compare: (word: string) => number, places: Prepared['places']): number {
  let best = 0;
  let near = 0;
  for (const [at, words] of places.entries()) {
    const place = (places.length - at) * placeStep;
    let most = 0;
    let times = 0;
    for (const word of words) {
      const close = compare(word);
      if (close === slip) near ||= place + slip;
      else if (close > 0) [most, times] = [Math.max(most, close), times + 1];
    }
    // Of two equal matches the one that contains it more often.
    if (times) best = Math.max(best, place + most + Math.min(times, 9) / 10);
  }
  return best || near;
}

function closeness(token: string, word: string): number {
  if (word === token) return same;
  if (word.startsWith(token)) return beginning;
  const shared = sharedOf(token, word);
  const rest = Math.max(token.length, word.length) - shared;
  // «opłata» and «opłatami», «woda» and «wody», «dom» and «domem»: only the ending differs.
  if ((shared >= 4 && rest <= 3) || (shared >= 3 && rest <= 1)) return form;
  if (shared >= 3 && shared === word.length && token.length - shared <= 2) return form;
  // «Steuer» in «Grundsteuer».
  return token.length > 3 && word.includes(token) ? part : 0;
}

function sharedOf(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** The words of a text. In German «ue» also stands for «ü». */
function tokensOf(text: string, language: Language): string[] {
  const plain = language === 'de' ? folded(text).replace(/([aou])e/g, '$1') : folded(text);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
}
