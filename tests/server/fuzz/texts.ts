import type { Random } from '../../../server/demo/kit/random.ts';

/** A change of a text at random places. */
export interface TextChange {
  kind: (typeof TEXT_CHANGES)[number];
  /** Where, and for two places where else: 0 <= x < 1. */
  at: number;
  to: number;
  letter: string;
}

export const TEXT_CHANGES = ['letter', 'bit', 'without', 'doubled', 'moved', 'swapped', 'cut'] as const;
export const LETTERS: readonly string[] = [...'<>&"\'/#A0= ł:_', '\u0000'];

/** Cuts a text into pieces. */
type Cut = (text: string) => string[];
export const atTags: Cut = (xml) => xml.split(/(?=<)|(?<=>)/);
export const atCells: Cut = (text) => text.split(/(?<=[;,:\n{}])|(?=["{}])/);
export const atBytes: Cut = (bytes) => bytes.match(/[\s\S]{1,16}/g) ?? [];

/** @param cut into the pieces that are left out, doubled, moved and exchanged */
export function changeText(text: string, { kind, at, to, letter }: TextChange, cut: Cut): string {
  const i = Math.floor(at * text.length);
  if (kind === 'letter') return text.slice(0, i) + letter + text.slice(i + 1);
  if (kind === 'bit') return text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1);
  if (kind === 'cut') return text.slice(0, i);
  const parts = cut(text);
  const [a, b] = [Math.floor(at * parts.length), Math.floor(to * parts.length)];
  if (kind === 'without') parts.splice(a, 1);
  else if (kind === 'doubled') parts.splice(b, 0, parts[a]!);
  else if (kind === 'moved') parts.splice(b, 0, ...parts.splice(a, 1));
  else [parts[a], parts[b]] = [parts[b]!, parts[a]!];
  return parts.join('');
}

/** One to three changes. */
export function changeSome(text: string, random: Random, cut: Cut): string {
  let changed = text;
  for (let count = random.weighted([1, 2, 3], [5, 3, 1]); count > 0; count--) {
    const change = {
      ...{ kind: random.pick(TEXT_CHANGES), at: random.next(), to: random.next() },
      letter: random.pick(LETTERS),
    };
    changed = changeText(changed, change, cut);
  }
  return changed;
}
