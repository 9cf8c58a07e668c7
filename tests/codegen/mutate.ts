/** Numbers from a seed: the same mutations on every run. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface Mutation {
  what: string;
  text: string;
  /** The screen can't be right any more. */
  wrong: boolean;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Spot {
  /** The object or list that holds it. */
  holder: Json[] | { [key: string]: Json };
  key: string | number;
  path: string;
}

const nonsense: readonly Json[] = [
  null,
  true,
  0,
  -1e308,
  '',
  'ąęś \u0000 " \\ \u2028',
  'state.',
  '1 +',
  "'",
  'x'.repeat(3000),
  `${'('.repeat(300)}1${')'.repeat(300)}`,
  'a.b.c.d.e',
  'constructor',
  '__proto__',
  'row.row.row',
  [],
  {},
  [[[[[[]]]]]],
  { text: 'x', value: 'y' },
  { type: 5, enum: 7, items: [1], $ref: 'nowhere#/x' },
  { toString: 1, constructor: { prototype: null } },
];
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', 'x-kind', '$ref', 'ą/~'];
/** Keys whose value names something: another word there names nothing. */
const naming = new Set(['operation', 'call', 'download', 'field', 'bind', 'screen', 'reload', 'open', 'type']);

/** One screen with one thing changed. */
export function mutate(source: string, pick: (below: number) => number): Mutation {
  const root = JSON.parse(source) as { [key: string]: Json };
  const spots = spotsOf(root, '');
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const spot = of(spots);
  const { holder, key } = spot;
  const value = (holder as { [key: string]: Json })[key] as Json;
  const put = (next: Json): void => {
    Object.defineProperty(holder, key, { value: next, enumerable: true, configurable: true, writable: true });
  };
  const done = (what: string, wrong = false): Mutation => ({
    what: `${what} at ${spot.path}`,
    text: JSON.stringify(root, null, 2),
    wrong,
  });
  switch (pick(8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return done('left out');
    case 1: {
      if (Array.isArray(holder)) {
        holder.push(structuredClone(value));
        return done('doubled');
      }
      const name = of(names);
      delete holder[key];
      Object.defineProperty(holder, name, { value, enumerable: true, configurable: true });
      return done(`renamed to ${name}`);
    }
    case 2: {
      const targets = spots.filter(({ path }) => naming.has(path.slice(path.lastIndexOf('/') + 1)));
      const target = of(targets);
      (target.holder as { [key: string]: Json })[target.key] = 'nieMaTakiejNazwy';
      return { ...done('named nothing', true), what: `named nothing at ${target.path}` };
    }
    case 3: {
      const other = of(spots);
      put(structuredClone((other.holder as { [key: string]: Json })[other.key] as Json));
      return done(`took the value of ${other.path}`);
    }
    case 4: {
      let deep: Json = value;
      for (let i = 0; i < 10 + pick(60); i++) deep = pick(2) ? [deep] : { value: deep };
      put(deep);
      return done('nested');
    }
    case 5: {
      const text = typeof value === 'string' ? value : 'state.rok';
      const at = pick(text.length + 1);
      put(text.slice(0, at) + of(['.', '(', "'", '\\', '\u0007', '.x', ' && ', 'ż', '}}']) + text.slice(at + pick(3)));
      return done('scribbled');
    }
    case 6: {
      const whole = JSON.stringify(root, null, 2);
      const at = pick(whole.length);
      return {
        what: `cut ${at}`,
        text:
          whole.slice(0, at) + of(['', '{', ']', '"', ',', '\u0000', '[['.repeat(5000)]) + whole.slice(at + pick(4)),
        wrong: false,
      };
    }
    default:
      put(of(nonsense));
      return done('nonsense');
  }
}

function spotsOf(holder: Json, path: string): Spot[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const keys = Array.isArray(holder) ? holder.map((_, index) => index) : Object.keys(holder);
  return keys.flatMap((key) => [
    { holder, key, path: `${path}/${key}` },
    ...spotsOf((holder as { [key: string]: Json })[key] as Json, `${path}/${key}`),
  ]);
}
