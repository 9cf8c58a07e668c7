import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Row } from './viewDatabase.ts';

/** A request to this process. SQLite answers synchronously, so a statement that hangs is ended by ending its process. */
export interface ReadOrder {
  file: string;
  sql: string;
  values: readonly (string | number)[];
  /** When only views may be read: the name that has to be one. */
  view?: string;
}

export type ReadAnswer = { rows: Row[] } | { failure: string };

let open: { file: string; db: DatabaseSync } | undefined;

process.on('message', (order: ReadOrder) => process.send!(answer(order)));
process.on('disconnect', () => process.exit());
// A signal to all processes of a service or a terminal: the office finishes the calls that run.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});

function answer(order: ReadOrder): ReadAnswer {
  try {
    return { rows: read(order) };
  } catch (failure) {
    return { failure: (failure as Error).message };
  }
}

function read({ file, sql, values, view }: ReadOrder): Row[] {
  if (open?.file !== file) {
    open?.db.close();
    open = { file, db: new DatabaseSync(file, { readOnly: true }) };
    open.db.exec('pragma busy_timeout = 2000');
  }
  if (view !== undefined) requireView(open.db, view);
  const statement = open.db.prepare(sql);
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  const bound = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return (statement.all(bound) as unknown as SQLOutputValue[][]).map((row) => row.map(textOf));
}

function requireView(db: DatabaseSync, view: string): void {
  const name = view.split('.').at(-1)!;
  const found = db.prepare('select type from sqlite_schema where lower(name) = lower(?)').get(name);
  if (!found) throw new Error(`there is no view "${view}"`);
  if (found.type !== 'view') throw new Error(`"${view}" is a table of the office: make a view of what may be shown`);
}

function textOf(value: SQLOutputValue): string | null {
  if (value === null) return null;
  if (typeof value === 'object') throw new Error('A cell holds bytes, and only texts and numbers are read.');
  return String(value);
}
