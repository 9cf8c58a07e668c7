import type { Checked } from './checked.ts';
import { type Facts, noFacts } from './facts.ts';
import { maybe, unify } from './relations.ts';
import type { Type, Variants } from './types.ts';

type RecordType = Extract<Type, { kind: 'record' }>;
type Fields = Readonly<Record<string, Type>>;

/** The fact that a word is excluded: `row.rodzaj` is not 'OSOBA'. */
const excluded = (key: string, word: string): string => `${key}!=${word}`;

/** What `record.by` is called in facts; undefined for another field. */
export function tellsOf(record: RecordType, of: Checked, field: string): Checked['tells'] {
  const key = of.path ?? of.key;
  if (key === undefined || record.variants?.by !== field) return undefined;
  return { key: `${key}.${field}`, words: record.variants.of.flatMap(({ words }) => words) };
}

/** The fields of the variants that the facts leave: of one variant its own, of several those of all. */
export function fieldsLeft(record: RecordType, of: Checked, facts: Facts): { fields: Fields; only?: string } {
  const key = of.path ?? of.key;
  const { variants } = record;
  if (!variants || key === undefined) return { fields: record.fields() };
  const by = `${key}.${variants.by}`;
  const left = variants.of.filter(({ words }) => words.some((word) => !facts.has(excluded(by, word))));
  if (left.length === 0 || left.length === variants.of.length) return { fields: record.fields() };
  const words = left.flatMap((variant) => variant.words).filter((word) => !facts.has(excluded(by, word)));
  return { fields: joined(left), only: `${variants.by} ${words.map((word) => `'${word}'`).join(' or ')}` };
}

function joined(variants: Variants['of']): Fields {
  const all = variants.map(({ fields }) => fields());
  const [first = {}] = all;
  if (all.length === 1) return first;
  const names = new Set(all.flatMap((fields) => Object.keys(fields)));
  return Object.fromEntries(
    [...names].map((name) => {
      const types = all.flatMap((fields) => fields[name] ?? []);
      const type = types.reduce<Type>((a, b) => unify(a, b) ?? { kind: 'unknown' }, types[0]!);
      return [name, types.length === all.length ? type : maybe(type)];
    }),
  );
}

/** What a comparison with these words proves: when it is true, the others are excluded; when it is not, they are. */
export function toldBy(part: Checked, words: readonly string[]): { yes: Facts; no: Facts } {
  const { tells } = part;
  if (!tells || words.length === 0) return { yes: noFacts, no: noFacts };
  const others = tells.words.filter((word) => !words.includes(word));
  return {
    yes: new Set(others.map((word) => excluded(tells.key, word))),
    no: new Set(words.map((word) => excluded(tells.key, word))),
  };
}
