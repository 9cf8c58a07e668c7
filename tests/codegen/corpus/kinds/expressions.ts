import type { Kind } from '../mistake.ts';
import type { Spot } from '../spots.ts';
import { misspelt } from '../words.ts';
import { type Pick, valued } from './made.ts';

/** A text in quotes, or a name with what follows it. */
const PARTS = /'[^']*'|([A-Za-z_][A-Za-z0-9_]*)(\s*\()?/g;
const KEYWORDS = new Set(['true', 'false', 'null', 'in']);

interface Part {
  name: string;
  from: number;
  isFunction: boolean;
}

function partsOf(source: string): Part[] {
  return [...source.matchAll(PARTS)].flatMap(({ 1: name, 2: call, index }) =>
    name === undefined || KEYWORDS.has(name) ? [] : [{ name, from: index, isFunction: call !== undefined }],
  );
}

/** Keys whose expression is a condition. */
const CONDITIONS = new Set(['visible', 'when', 'must', 'disabled', 'required', 'locked', 'stop']);

/** Mistakes inside expressions. */
export function expressionKinds(all: readonly Spot[], words: ReadonlySet<string>, pick: Pick): Kind[] {
  const spots = all.filter(({ schema, value }) => schema['x-kind'] === 'expression' && typeof value === 'string');
  const source = ({ value }: Spot): string => value as string;
  const kind = (
    name: string,
    most: number,
    found: readonly Spot[],
    change: (source: string, spot: Spot) => [string, string?],
  ): Kind => ({
    name,
    most,
    candidates: found.map((spot) => ({
      place: spot.place,
      make: () => {
        const [next, slip] = change(source(spot), spot);
        return valued(name, spot, next, slip === undefined ? [] : [slip]);
      },
    })),
  });
  const slip = (text: string, { name, from }: Part): [string, string] => {
    const wrong = misspelt(name, pick, KEYWORDS);
    return [text.slice(0, from) + wrong + text.slice(from + name.length), wrong];
  };
  const has = (isFunction: boolean) =>
    spots.filter((spot) => partsOf(source(spot)).some((one) => one.isFunction === isFunction));
  const one = (text: string, isFunction: boolean): Part => {
    const found = partsOf(text).filter((part) => part.isFunction === isFunction);
    return found[pick(found.length)]!;
  };
  const conditions = spots.filter(
    ({ path }) => CONDITIONS.has(String(path.at(-1))) && CONDITIONS.has(String(path.at(-1))),
  );
  const enumWords = (text: string) =>
    [...text.matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].filter(([, word]) => words.has(word!));
  return [
    kind('name in an expression', 40, has(false), (text) => slip(text, one(text, false))),
    kind('function in an expression', 20, has(true), (text) => slip(text, one(text, true))),
    kind(
      'word in an expression',
      20,
      spots.filter((spot) => enumWords(source(spot)).length > 0),
      (text) => {
        const found = enumWords(text);
        const [, word = '', at] = [...found[pick(found.length)]!, 0];
        const from = text.indexOf(`'${word}'`) + 1 + Number(at) * 0;
        const wrong = misspelt(String(word), pick, words);
        return [text.slice(0, from) + wrong + text.slice(from + String(word).length), wrong];
      },
    ),
    kind('syntax of an expression', 24, spots, (text) => {
      const ways = [
        `${text} +`,
        `(${text}`,
        `${text})`,
        `${text} 'a`,
        `&& ${text}`,
        `${text} == == 1`,
        text.replace(/\.?$/, '..x'),
      ];
      return [ways[pick(ways.length)]!];
    }),
    kind('type in an expression', 40, spots, (text) => {
      const ways = [`(${text}) - 'a'`, `[${text}] > 2`, `(${text}).nic`, `!(${text}) + 1`, `sum('a', ${text})`];
      return [ways[pick(ways.length)]!];
    }),
    kind('condition that never holds', 24, conditions, (text) => {
      const ways = [
        `(${text}) && !(${text})`,
        'false',
        '1 > 2',
        `(${text}) && count([1]) < 0`,
        `${text} && 'A' == 'B'`,
      ];
      return [ways[pick(ways.length)]!];
    }),
    kind('condition that always holds', 24, conditions, (text) => {
      const ways = [`(${text}) || !(${text})`, 'true', '2 > 1'];
      return [ways[pick(ways.length)]!];
    }),
  ];
}
