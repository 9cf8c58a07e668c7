/** Numbers of which every language of the portal has a plural form. */
const COUNTS = [1, 2, 5];

type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The key of a sentence as it stands on the page.
 *
 * @param drawn compiled parts that may have drawn it, the nearest first
 * @param word the text of a key in the language of the page
 */
export function sentenceKey(sentence: string, drawn: readonly unknown[], word: Word): string | undefined {
  const wanted = plain(sentence);
  if (wanted === '') return undefined;
  for (const part of drawn) {
    const keys = [...keysIn(part)];
    const key = keys.find((one) => plain(word(one)) === wanted) ?? keys.find((one) => fits(one, wanted, word));
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Texts by their key. */
export type Texts = Readonly<Record<string, string>>;

/** What the portal has loaded, by language, and the language that is shown. */
export interface LoadedTexts {
  language: string;
  texts: ReadonlyMap<string, Texts>;
}

/** A plural has a text for each form; its key is what they share. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** The key of a whole text without values, such as one of the home page. */
export function keyOfText(sentence: string, texts: Texts): string | undefined {
  const wanted = plain(sentence);
  if (wanted === '') return undefined;
  return Object.keys(texts)
    .find((key) => plain(texts[key]!) === wanted)
    ?.replace(FORM, '');
}

/** Placeholders stand for anything, a count also for its number. */
function fits(key: string, wanted: string, word: Word): boolean {
  const texts = [word(key), ...COUNTS.map((count) => word(key, { count }).replaceAll(String(count), '{{count}}'))];
  return texts.some((text) => {
    const parts = plain(text).split(/\{\{\w+\}\}/);
    if (parts.length < 2 || parts.join('').trim() === '') return false;
    return new RegExp(`^${parts.map(escaped).join('.*')}$`, 'su').test(wanted);
  });
}

/** The text keys in a compiled part, at any depth: `{ key, values }`. */
function* keysIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const { key } = part as { key?: unknown };
  if (!Array.isArray(part) && typeof key === 'string') yield key;
  for (const inner of Object.values(part)) yield* keysIn(inner);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
