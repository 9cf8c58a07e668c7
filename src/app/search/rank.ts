import type { Findable, Language } from '../../descriptors/compiled.ts';
import { folded } from '../../values/folded.ts';
import { nearest } from '../../values/nearest.ts';

/** Something that can be found, made ready to be compared. */
export interface Prepared {
  entry: Findable;
  /** Where a word may stand, the best place first: name, words, the office's name, group. */
  places: readonly (readonly string[])[];
  /** Its words, whole: «licznik wody». */
  phrases: readonly string[];
}

/** How well a word fits: the same, its beginning, another form of it, a part of it; with a slip of the finger. */
const same = 9;
const beginning = 8;
const form = 6;
const part = 4;
const slip = 2;
const placeStep = 10;
/** All that was typed stands in a row. */
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
 * What somebody may be looking for, the best first: in its name before its words before its group. Every word that was
 * typed has to be found; slips of the finger, then single words, count only when nothing else is found.
 */
export function find(index: readonly Prepared[], typed: string, language: Language): Findable[] {
  const all = tokensOf(typed, language);
  if (all.join('').length < 2) return [];
  // «od», «za», «für»: little words beside longer ones are wished for, not asked for.
  const long = all.filter((token) => token.length > 3);
  const needed = long.length ? long : all;
  const whole = all.join(' ');
  for (const [least, slips] of [
    [needed.length, false],
    [needed.length, true],
    [1, true],
  ] as const) {
    const found = index
      .map(({ entry, places, phrases }) => {
        const hits = needed.filter((token) => closest(token, places, slips) > 0).length;
        const score = all.reduce((sum, token) => sum + closest(token, places, slips), 0);
        const name = places[0]?.join(' ') ?? '';
        const named = name === whole ? 2 : name.startsWith(whole) ? 1 : 0;
        const said = all.length > 1 && phrases.includes(whole) ? phrase : 0;
        return { entry, hits, score: score + named + said };
      })
      .filter(({ hits }) => hits >= least)
      .sort((a, b) => b.hits - a.hits || b.score - a.score);
    if (found.length) return found.map(({ entry }) => entry);
  }
  return [];
}

/** @returns 0: nowhere */
function closest(token: string, places: Prepared['places'], slips: boolean): number {
  let best = 0;
  for (const [at, words] of places.entries()) {
    const place = (places.length - at) * placeStep;
    const scores = words.map((word) => closeness(token, word)).filter((score) => score > 0);
    // Of two that fit alike the one that says it more often.
    if (scores.length) best = Math.max(best, place + Math.max(...scores) + Math.min(scores.length, 9) / 10);
    if (!best && slips && token.length > 2 && nearest(token, words) !== undefined) best = place + slip;
  }
  return best;
}

function closeness(token: string, word: string): number {
  if (word === token) return same;
  if (word.startsWith(token)) return beginning;
  const shared = sharedOf(token, word);
  const rest = Math.max(token.length, word.length) - shared;
  // «opłata» and «opłatami», «woda» and «wody», «dom» and «domem»: what differs is an ending.
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

/** The words of a text. In German «ue» is another way to write «ü». */
function tokensOf(text: string, language: Language): string[] {
  const plain = language === 'de' ? folded(text).replace(/([aou])e/g, '$1') : folded(text);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
}
