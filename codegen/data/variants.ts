import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { CsvTable, ItemPlan, Table, VariantPlan } from '../artefact/data/plan.ts';
import { type Deciding, kindOfRow } from '../artefact/data/variants.ts';
import type { Contract } from '../contract/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import type { DataFieldsJson, DataVariantsJson } from '../generated/descriptors.ts';
import { knownColumns, takeColumn } from './columns.ts';
import type { Filling } from './filling.ts';
import { membersIn } from './membersIn.ts';
import type { DataWorld } from './world.ts';

/** The kinds of a `oneOf` with a discriminator: which field tells them apart, and the schema for each of its words. */
export interface Kinds {
  by: string;
  of: ReadonlyMap<string, JsonSchema>;
}

/** @returns undefined where there are no kinds, or nothing tells them apart */
export function kindsOf(contract: Contract, written: JsonSchema): Kinds | undefined {
  const { discriminator, branches } = branchesOf(contract, written);
  const by = discriminator?.propertyName;
  if (by === undefined || branches.length < 2) return undefined;
  const of = branches.flatMap((branch) =>
    wordsIn(contract, branch.properties?.[by]).map((one) => [one, branch] as const),
  );
  return { by, of: new Map(of) };
}

/** It has variants, and a row of a table does not say by itself which of them it is. */
export const hasVariants = (contract: Contract, written: JsonSchema): boolean =>
  branchesOf(contract, written).branches.length > 1;

/** The kinds of a value that may be null, too. */
function branchesOf(
  contract: Contract,
  written: JsonSchema,
): Pick<JsonSchema, 'discriminator'> & { branches: readonly JsonSchema[] } {
  const { anyOf, oneOf = anyOf ?? [], discriminator } = contract.resolve(written);
  const branches = oneOf.map(contract.resolve).filter(({ type }) => type !== 'null');
  return branches.length === 1
    ? branchesOf(contract, branches[0]!)
    : { ...(discriminator && { discriminator }), branches };
}

function wordsIn(contract: Contract, property: JsonSchema | undefined): string[] {
  const { const: one, enum: several = [one] } = contract.resolve(property ?? {});
  return several.filter((value) => typeof value === 'string');
}

/** Plans the fields of one kind. */
type PlanFields = (world: DataWorld, schema: JsonSchema, filling: Filling, known: Set<string>) => ItemPlan['fields'];

/** One entry of `variants`, as it is written. */
interface Entry {
  is: string;
  when: unknown;
  fields: Raw<DataFieldsJson>;
  path: Path;
}

/**
 * How a row makes an object of one of several kinds (`data.variant`).
 *
 * @param filled fields that something else fills
 */
export function planVariants(
  world: DataWorld,
  schema: JsonSchema,
  kinds: Kinds,
  filling: Filling,
  filled: ReadonlySet<string>,
  planFields: PlanFields,
): ItemPlan {
  const nullable = isNullable(world.contract.resolve(schema));
  const entries = list(filling.variants as Unchecked<DataVariantsJson>).map((item, index): Entry => {
    const { is, when, fields } = record(item);
    return { is: word(is), when, fields: record(fields), path: [...filling.path, 'variants', index] };
  });
  const decided = entries.some(({ when }) => when !== undefined)
    ? byConditions(world, kinds, filling, entries)
    : byColumn(world, kinds, filling, entries, nullable);
  const known = new Set<string>();
  const planned = decided.kinds.map((kind, index): VariantPlan => {
    const { entry } = kind;
    const own = entry?.fields ?? {};
    const inner: Filling = {
      ...filling,
      fields: { ...filling.fields, ...own },
      placeOf: (name) => [...(Object.hasOwn(own, name) ? entry!.path : filling.path), 'fields', name],
    };
    const here = new Set([kinds.by]);
    const isRead = (table: CsvTable, row: number) =>
      world.isRead?.(table, row) !== false && kindAt(decided, table, row, filling) === index;
    const fields = planFields({ ...world, isRead }, withoutFields(kinds, kind.word, filled), inner, here);
    if (entry) checkNames(world, kinds, entry, here);
    for (const name of here) known.add(name);
    const constant = { name: kinds.by, value: kind.word };
    return { word: kind.word, ...(kind.when !== undefined && { when: kind.when }), fields: [constant, ...fields] };
  });
  checkShared(world, filling, known);
  return {
    fields: [],
    nullable,
    variants: { ...(decided.column !== undefined && { column: decided.column }), read: decided.read, kinds: planned },
  };
}

type Decided = Omit<Deciding, 'kinds'> & { kinds: readonly { word: string; when?: Tree; entry?: Entry | undefined }[] };

/** A column has the word of the kind; a kind without an entry has the fields of all kinds only. */
function byColumn(
  world: DataWorld,
  { by, of }: Kinds,
  filling: Filling,
  entries: readonly Entry[],
  nullable: boolean,
): Decided {
  const { table, operation, fields, path } = filling;
  const column = word(fields[by], by);
  const at = Object.hasOwn(fields, by) ? [...path, 'fields', by] : path;
  const words = [...of.keys()];
  if (fields[by] === undefined && table.kind !== 'view' && !knownColumns(world, table).includes(column))
    world.reportAt(
      'data.variant',
      at,
      `"${table.name}" has no column "${by}", which says of which kind a row is: name it in "fields", or give the kinds in "variants" a "when".`,
      { help: [`It has: ${knownColumns(world, table).join(', ')}`] },
    );
  else if ('lang' in table && table.lang?.columns.includes(column))
    world.reportAt('data.variant', at, `"${column}" has a text for each language, so it cannot decide the kind.`);
  else takeColumn(world, operation, table, column, { kind: 'text', nullable, schema: { enum: words } }, at);
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    if (!checkWord(world, of, entry)) continue;
    if (seen.has(entry.is))
      world.reportAt('data.variant', [...entry.path, 'is'], `"${entry.is}" is here twice: a column decides the kind.`);
    seen.set(entry.is, entry);
  }
  return { column, read: [], kinds: words.map((one) => ({ word: one, entry: seen.get(one) })) };
}

/** The first condition that is true decides, as in a match table. */
function byConditions(world: DataWorld, { by, of }: Kinds, filling: Filling, entries: readonly Entry[]): Decided {
  const { table, fields, path } = filling;
  if (fields[by] !== undefined)
    world.reportAt(
      'data.variant',
      [...path, 'fields', by],
      `The conditions in "variants" decide the kind, so "${by}" has no column.`,
      { key: true },
    );
  const read = new Set<string>();
  const kinds = entries.flatMap((entry, index): Decided['kinds'][number][] => {
    const isLast = index === entries.length - 1;
    if (isLast !== (entry.when === undefined))
      world.reportAt(
        'data.variant',
        isLast ? [...entry.path, 'when'] : entry.path,
        isLast
          ? 'The last kind applies where no condition is true: remove its "when".'
          : 'Give this kind a "when": only the last one has none.',
        { key: true },
      );
    const tree =
      entry.when === undefined
        ? undefined
        : world.expression(entry.when, rowScope(world, table, entry.when), [...entry.path, 'when'], {
            kinds: ['flag'],
          });
    for (const column of membersIn(tree ?? null, 'row')) read.add(column);
    if (tree !== undefined && !Array.isArray(tree))
      world.reportAt(
        'data.variant',
        [...entry.path, 'when'],
        'This is the same for every row: write a condition over "row".',
      );
    return checkWord(world, of, entry) ? [{ word: entry.is, ...(tree !== undefined && { when: tree }), entry }] : [];
  });
  const made = new Set(entries.map(({ is }) => of.get(is)));
  for (const [one, branch] of of) {
    if (made.has(branch) || kinds.length < entries.length) continue;
    made.add(branch);
    world.reportAt('data.variant', [...path, 'variants'], `No entry makes "${one}", which the contract has: add one.`, {
      key: true,
    });
  }
  return { read: [...read], kinds };
}

function checkWord(world: DataWorld, of: Kinds['of'], { is, path }: Entry): boolean {
  if (of.has(is)) return true;
  const message = `The contract has no kind "${is}".${guessOrAll(is, [...of.keys()])}`;
  world.reportAt('data.variant', [...path, 'is'], message);
  return false;
}

/** What a condition reads: each column as a text, or null. The columns of a view are those that it names. */
function rowScope(world: DataWorld, table: Table, when: unknown): ReadonlyMap<string, Type> {
  const named = [...String(when).matchAll(/\brow\.([A-Za-z_]\w*)/g)].map(([, name]) => name!);
  const columns =
    table.kind === 'view' ? named : knownColumns(world, table).filter((name) => /^[A-Za-z_]\w*$/.test(name));
  // A text in several languages is another one for each caller.
  const fixed = columns.filter((name) => !('lang' in table && table.lang?.columns.includes(name)));
  const fields = Object.fromEntries(fixed.map((name): [string, Type] => [name, { kind: 'text', optional: true }]));
  return new Map([['row', { kind: 'record', name: 'row', fields: () => fields }]]);
}

/** The kind of a row of a file; of a cell that is no kind none. */
function kindAt(decided: Decided, table: CsvTable, row: number, filling: Filling): number | undefined {
  if (table !== filling.table) return undefined;
  const { columns, rows } = table.csv;
  try {
    return kindOfRow(decided, (column) => rows[row]?.[columns.indexOf(column)] ?? '');
  } catch {
    return undefined;
  }
}

/** The schema of a kind, without its word and without what something else fills. */
function withoutFields({ by, of }: Kinds, kind: string, filled: ReadonlySet<string>): JsonSchema {
  const schema = of.get(kind)!;
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => name !== by && !filled.has(name));
  return { ...schema, properties: Object.fromEntries(rest) };
}

/** The fields of one kind: is there another kind that has them? */
function checkNames(world: DataWorld, { of }: Kinds, { is, fields, path }: Entry, known: ReadonlySet<string>): void {
  for (const name of Object.keys(fields)) {
    if (known.has(name)) continue;
    const others = [...of].filter(([, { properties = {} }]) => Object.hasOwn(properties, name)).map(([other]) => other);
    const why = others.length > 0 ? ` It belongs to ${others.join(', ')}.` : guess(name, [...known]);
    world.reportAt('data.variant', [...path, 'fields', name], `"${is}" has no field "${name}" in the contract.${why}`, {
      key: true,
      help: [`It has: ${[...known].join(', ')}`],
    });
  }
}

function checkShared(world: DataWorld, { fields, path }: Filling, known: ReadonlySet<string>): void {
  for (const name of Object.keys(fields)) {
    if (known.has(name)) continue;
    world.reportAt(
      'data.field',
      [...path, 'fields', name],
      `No kind has a field "${name}".${guess(name, [...known])}`,
      {
        key: true,
        help: [`They have: ${[...known].join(', ')}`],
      },
    );
  }
}
