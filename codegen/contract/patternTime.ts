/** Escapes, classes, groups, alternatives, repetitions, and all other characters one by one. */
const PARTS =
  /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|\||(?:[?*+]|\{\d+(?:,\d*)?\})\??|./gsu;
const REPETITION = /^(?:[?*+]|\{\d)/;
const UNBOUNDED = /^(?:[*+]|\{\d+,\})/;

/** One character or class, or a group with its content. */
interface Atom {
  sign: string;
  inside?: Group;
  often: string;
}
interface Group {
  atoms: Atom[];
  isOneOfSeveral: boolean;
}

/**
 * Does a pattern have nested repetition without a separator? A short text can then block the office (ReDoS): `(a+)+`,
 * but not `(a+,)+`.
 *
 * @param pattern one that compiles
 */
export function mayHang(pattern: string): boolean {
  const open: Group[] = [{ atoms: [], isOneOfSeveral: false }];
  let hangs = false;
  for (const [part] of pattern.matchAll(PARTS)) {
    const group = open.at(-1)!;
    const last = group.atoms.at(-1);
    if (part.startsWith('(')) open.push({ atoms: [], isOneOfSeveral: false });
    else if (part === ')') open.at(-2)!.atoms.push({ sign: '', inside: open.pop()!, often: '' });
    else if (part === '|') group.isOneOfSeveral = true;
    else if (!REPETITION.test(part)) group.atoms.push({ sign: part, often: '' });
    else if (last) {
      last.often = part;
      if (UNBOUNDED.test(part) && last.inside && isUnclear(last.inside)) hangs = true;
    }
  }
  return hangs;
}

function isUnclear(group: Group): boolean {
  const repeated = repeatedIn(group);
  if (repeated.length === 0) return false;
  const ends = [group.atoms[0], group.atoms.at(-1)];
  return group.isOneOfSeveral || !ends.some((atom) => atom && separates(atom, repeated));
}

/** Characters and classes that may occur any number of times. */
const repeatedIn = ({ atoms }: Group): string[] =>
  atoms.flatMap(({ sign, inside, often }) => {
    if (inside) return UNBOUNDED.test(often) ? signsOf(inside) : repeatedIn(inside);
    return UNBOUNDED.test(often) ? [sign] : [];
  });
const signsOf = ({ atoms }: Group): string[] =>
  atoms.flatMap(({ sign, inside }) => (inside ? signsOf(inside) : [sign]));

/** A character that occurs once, and in no repeated part. */
function separates({ sign, often }: Atom, repeated: readonly string[]): boolean {
  const letter = sign === '.' ? undefined : /^(?:\\?([^A-Za-z0-9\\])|([A-Za-z0-9]))$/u.exec(sign);
  if (!letter || often !== '') return false;
  return !repeated.some((one) => new RegExp(`^${one}$`, 'u').test(letter[1] ?? letter[2]!));
}
