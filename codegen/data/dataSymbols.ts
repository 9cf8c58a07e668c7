import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Written } from '../../src/lang/expressions/types.ts';
import type { Table } from '../artefact/data/plan.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import { asWritten, list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import type { NamePlace, SymbolListener } from '../files/symbolListener.ts';
import type {
  DataFillJson,
  DataFirstJson,
  DataGroupsJson,
  DataJson,
  DataRowsJson,
  DataVariantsInRowJson,
  DataWhereJson,
} from '../generated/descriptors.ts';
import type { Locales } from '../texts/locales.ts';
import { noteChange } from './changeSymbols.ts';
import { knownColumns } from './columns.ts';
import { dataNames } from './dataNames.ts';
import { objectOf } from './itemCheck.ts';
import { noteMove, noteProcess } from './processSymbols.ts';
import { noteRefusals } from './refuseSymbols.ts';
import { kindsOf } from './variants.ts';
import type { DataWorld } from './world.ts';

/** Passes the names in data.config.json to a listener: operations, arguments, fields, tables, columns, a text and a code. */
export function noteDataSymbols(
  file: JsonFile,
  world: DataWorld,
  own: readonly Operation[],
  locales: Locales,
  listener: SymbolListener,
): void {
  const { contract, tables } = world;
  const { places } = contract;
  const raw = asWritten<DataJson>(file.value);
  const note = (place: Omit<NamePlace, 'file'>): void => listener.name({ file, ...place });

  const table = (path: Path, keys?: true): void =>
    note({
      kind: 'table',
      path,
      ...(keys && { keys }),
      names: () => (keys ? [] : tables.keys()),
      written: (name) => (Object.hasOwn(record(raw.tables), name) ? [{ file, path: ['tables', name] }] : []),
    });

  const names = dataNames(world, locales, note);
  const { argument } = names;

  const writersOf = (of: Table | undefined): readonly Operation[] =>
    of?.kind === 'records' ? (world.writers.get(of.name) ?? []) : [];

  /** What is sent makes the columns of a record; those of a file are no names of ours. */
  const column = (path: Path, of: Table | undefined, more: Partial<NamePlace> = {}): void => {
    if (!of) return;
    const names = () => knownColumns(world, of);
    if (of.kind === 'records') argument(path, writersOf(of), { names, ...more });
    else if (more.implied === undefined) note({ kind: 'column', path, names, written: () => [], ...more });
  };

  /** An object has its own properties; one of several kinds has those of all of them. */
  const objects = (schema: JsonSchema): readonly JsonSchema[] => {
    const kinds = kindsOf(contract, schema);
    return kinds ? [...new Set(kinds.of.values())] : [objectOf(contract, schema)];
  };
  const properties = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
    Object.assign({}, ...objects(schema).map((one) => one.properties));
  const property = (of: JsonSchema, name: string): readonly Written[] =>
    objects(of).flatMap(({ properties: own = {} }) => (Object.hasOwn(own, name) ? listed(places.of(own[name]!)) : []));

  function where(operation: Operation, of: Table | undefined, written: Unchecked<DataWhereJson>, path: Path): void {
    argument(path, [operation], { keys: true });
    for (const [name, entry] of Object.entries(record(written)))
      column(typeof entry === 'string' ? [...path, name] : [...path, name, 'column'], of);
  }

  /**
   * The fields of a row, also those of its kinds. A field with the name of its column is written nowhere, so neither can be
   * renamed here.
   */
  function fields(
    operation: Operation,
    of: Table | undefined,
    item: JsonSchema,
    { fields: all, variants }: Raw<DataVariantsInRowJson>,
    above: Path,
    table: Path,
  ): void {
    const parts = [
      { written: record(all), path: [...above, 'fields'] },
      ...list(variants).map((one, index) => ({
        written: record(record(one).fields),
        path: [...above, 'variants', index, 'fields'],
      })),
    ];
    const known = new Map<string, readonly Written[]>();
    const noteField = (name: string, at: Path, places: readonly Written[]): void =>
      note({ kind: 'field', path: at, implied: name, names: () => [], written: () => places });
    const walk = (schema: JsonSchema, before: string, way: readonly [string, readonly Written[]][]): void => {
      for (const [name, inner] of Object.entries(properties(schema))) {
        const full = before + name;
        if (known.has(full)) continue;
        const here = property(schema, name);
        known.set(full, here);
        const wayHere: [string, readonly Written[]][] = [...way, [name, here]];
        const naming = parts.filter(({ written }) => Object.hasOwn(written, full));
        if (before)
          for (const { path } of naming) for (const [part, there] of wayHere) noteField(part, [...path, full], there);
        if (naming.length === 0 && of && of.kind !== 'view' && knownColumns(world, of).includes(full)) {
          for (const [part, there] of wayHere) noteField(part, table, there);
          column(table, of, { implied: full, names: () => [] });
        }
        if (before.split('.').length < 4) walk(inner, `${full}.`, wayHere);
      }
    };
    walk(item, '', []);
    for (const { written, path } of parts) {
      note({
        kind: 'field',
        path,
        keys: true,
        names: () => known.keys(),
        written: (name) => (name.includes('.') ? [] : (known.get(name) ?? [])),
      });
      for (const [name, entry] of Object.entries(written)) {
        const { value, rows: lists, first, variants: kinds } = record(entry);
        if (typeof entry === 'string') column([...path, name], of);
        else if (kinds !== undefined && lists === undefined && first === undefined)
          fields(operation, of, fieldAt(item, name), record(entry), [...path, name], table);
        else if (value === undefined) joined(operation, of, fieldAt(item, name), record(entry), [...path, name]);
      }
    }
  }

  /** The schema behind `hall.name`. */
  const fieldAt = (item: JsonSchema, name: string): JsonSchema =>
    name.split('.').reduce((schema, part) => properties(schema)[part] ?? {}, item);

  /** Rows inside of a row: columns of both tables join them. */
  function joined(
    operation: Operation,
    outer: Table | undefined,
    schema: JsonSchema,
    given: Raw<DataFillJson>,
    path: Path,
  ): void {
    fill(operation, schema, given, path);
    const name = [given.rows, given.first, given.values, given.count, given.sum].find((one) => one !== undefined);
    const { on } = given;
    if (on !== undefined && typeof name === 'string') column([...path, 'on'], tables.get(name), { keys: true });
    for (const [key] of Object.entries(record(on))) column([...path, 'on', key], outer);
  }

  function rows(
    operation: Operation,
    kind: 'rows' | 'first',
    item: JsonSchema,
    given: Raw<DataRowsJson | DataFirstJson>,
    path: Path,
  ): void {
    table([...path, kind]);
    const of = tables.get(word(given[kind]));
    where(operation, of, given.where, [...path, 'where']);
    fields(operation, of, item, given, path, [...path, kind]);
    for (const [index, by] of list(given.order).entries())
      column([...path, 'order', index], of, word(by).startsWith('-') ? { implied: word(by).slice(1) } : {});
    for (const key of ['limit', 'offset'] as const)
      if (typeof given[key] === 'string') argument([...path, key], [operation]);
  }

  /** The fields of a group, and the columns behind them. */
  function groups(of: Table | undefined, item: JsonSchema, given: Raw<DataGroupsJson>, path: Path): void {
    const field = (at: Path, keys?: true): void =>
      note({
        kind: 'field',
        path: at,
        ...(keys && { keys }),
        names: () => Object.keys(properties(item)),
        written: (name) => property(item, name),
      });
    for (const key of ['by', 'sums'] as const) {
      if (given[key] !== undefined) field([...path, key], true);
      for (const [name, entry] of Object.entries(record<Record<string, unknown>>(given[key])))
        column([...path, key, name, ...(typeof entry === 'string' ? [] : ['column'])], of);
    }
    if (given.count !== undefined) field([...path, 'count']);
  }

  function fill(operation: Operation, schema: JsonSchema, given: Raw<DataFillJson>, path: Path): void {
    const { items } = contract.resolve(schema);
    if (given.rows !== undefined && items) rows(operation, 'rows', items, given, path);
    if (given.first !== undefined) rows(operation, 'first', schema, given, path);
    for (const kind of ['values', 'groups', 'count', 'sum'] as const) {
      // Beside "groups", "count" names a field.
      if (given[kind] === undefined || (kind === 'count' && given.groups !== undefined)) continue;
      const of = tables.get(word(given[kind]));
      table([...path, kind]);
      where(operation, of, given.where, [...path, 'where']);
      if (given.column !== undefined) column([...path, 'column'], of);
      if (kind === 'groups' && items) groups(of, items, given, path);
    }
    if (given.record !== undefined) {
      const of = [...tables.values()].find((one) => writersOf(one).includes(operation));
      column([...path, 'record'], of);
    }
  }

  table(['tables'], true);
  for (const [name, given] of Object.entries(record(raw.tables))) {
    const of = tables.get(name);
    const path = ['tables', name];
    const { subject, records } = record(given);
    if (typeof subject === 'string') column([...path, 'subject'], of);
    else for (const key of Object.keys(record(subject))) column([...path, 'subject', key], of);
    for (const index of list(record(given).lang).keys())
      column([...path, 'lang', index], of, { names: () => baseNames(of) });
    const { perDay, among, process } = record(records);
    if (perDay !== undefined) {
      const at = [...path, 'records', 'perDay'];
      names.text([...at, 'text']);
      names.error([...at, 'code'], writersOf(of));
    }
    if (process !== undefined) noteProcess([...path, 'records', 'process'], record(process), names);
    if (among === undefined) continue;
    const at = [...path, 'records', 'among'];
    argument(at, writersOf(of), { keys: true });
    for (const [chosen, one] of Object.entries(record(among))) {
      table([...at, chosen, 'table']);
      column([...at, chosen, 'column'], tables.get(word(record(one).table)));
    }
  }
  names.operation(['operations'], { keys: true, names: () => own.map(({ id }) => id) });
  for (const [id, given] of Object.entries(record(raw.operations))) {
    const operation = contract.operations.get(id);
    const path = ['operations', id];
    const { record: recordTable, move, answer, row } = record(given);
    if (move !== undefined) {
      table([...path, 'move', 'table']);
      noteMove([...path, 'move'], record(move), names);
      if (operation) argument([...path, 'move', 'number'], [operation]);
    }
    if (recordTable !== undefined) table([...path, 'record']);
    if (operation && record(given).file !== undefined) {
      const file = record(record(given).file);
      const of = tables.get(word(file.first));
      table([...path, 'file', 'first']);
      column([...path, 'file', 'column'], of);
      where(operation, of, file.where, [...path, 'file', 'where']);
    }
    if (!operation || typeof operation.answer === 'string') continue;
    const schema = operation.answer;
    noteRefusals(operation, record(given), path, names);
    const { change } = record(given);
    if (change !== undefined) {
      table([...path, 'change', 'table']);
      noteChange(operation, record(change), [...path, 'change'], names);
    }
    if (row !== undefined) rows(operation, 'first', schema, record(row), [...path, 'row']);
    note({
      kind: 'field',
      path: [...path, 'answer'],
      keys: true,
      names: () => Object.keys(properties(schema)),
      written: (name) => property(schema, name),
    });
    for (const [name, one] of Object.entries(record(answer))) {
      const found: JsonSchema | undefined = properties(schema)[name];
      if (found) fill(operation, found, record(one), [...path, 'answer', name]);
    }
  }
}

/** `nazwa` of nazwa_pl and nazwa_en. */
function baseNames(of: Table | undefined): string[] {
  const columns = of?.kind === 'csv' ? of.csv.columns : [];
  return [...new Set(columns.flatMap((column) => /^(.+)_[a-z]{2}$/.exec(column)?.[1] ?? []))];
}
