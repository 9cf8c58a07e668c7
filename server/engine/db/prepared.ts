import { type Compilable, type CompiledQuery, type Expression, sql } from 'kysely';
import { tracing } from '../tracing/trace.ts';
import type { Db } from './open.ts';
import { SharedAdapter } from './sqliteDialect.ts';

/** What a query is built from in place of values: a parameter, or for a list the parameters of its elements. */
export type Placeholders<Values> = {
  readonly [Name in keyof Values]: Expression<Values[Name] extends readonly (infer Item)[] ? Item : Values[Name]>;
};

/**
 * A query whose text is built once for each database, not for each call: building costs more than running it.
 *
 * @param build cannot read a value, so one query with an optional condition becomes two queries
 * @returns runs the query with the values of one call; no list of them may be empty
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, placeholders: Placeholders<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const lists: string[] = [];
  /** By the adapter of a database, which its transactions share, and by the lengths of the lists. */
  const built = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db, values) => {
    const given = values as Given;
    const { adapter } = db.getExecutor();
    let ofDatabase = built.get(adapter);
    if (!ofDatabase) {
      ofDatabase = new Map();
      built.set(adapter, ofDatabase);
    }
    let compiled = ofDatabase.get(lengthsOf(given, lists));
    if (!compiled) {
      compiled = build(db, placeholdersFor(given, lists) as Placeholders<Values>).compile();
      ofDatabase.set(lengthsOf(given, lists), compiled);
    }
    const { query, queryId } = compiled;
    const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? one.valueIn(given) : one));
    if (adapter instanceof SharedAdapter) {
      const tracer = tracing();
      const startMs = tracer ? performance.now() : 0;
      const rows = adapter.rowsNow(compiled.sql, parameters);
      if (rows) tracer?.query(compiled.sql, performance.now() - startMs, false);
      if (rows) return rows as Row[];
    }
    return (await db.executeQuery<Row>({ sql: compiled.sql, query, queryId, parameters })).rows;
  };
}

type Given = Readonly<Record<string, unknown>>;

/** Notes which values are lists, when the query uses them. */
const placeholdersFor = (given: Given, lists: string[]): object =>
  new Proxy(given, {
    get(_, name: string) {
      const value = given[name];
      if (!Array.isArray(value)) return sql`${new Placeholder(name)}`;
      if (!lists.includes(name)) lists.push(name);
      return sql`(${sql.join(Array.from({ length: padded(value) }, (_one, index) => new Placeholder(name, index)))})`;
    },
  });

class Placeholder {
  readonly #name: string;
  readonly #index: number | undefined;

  constructor(name: string, index?: number) {
    this.#name = name;
    this.#index = index;
  }

  valueIn(given: Given): unknown {
    const value = given[this.#name];
    if (this.#index === undefined) return value;
    const list = value as readonly unknown[];
    return list[Math.min(this.#index, list.length - 1)];
  }
}

const lengthsOf = (given: Given, lists: readonly string[]): string =>
  lists.map((name) => padded(given[name] as unknown[])).join();

/** The next power of two: the last element is repeated up to it, so that lists of all lengths need few texts. */
const padded = ({ length }: readonly unknown[]): number => 2 ** Math.ceil(Math.log2(length));
