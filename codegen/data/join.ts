import { isNullable, type JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { JoinedColumn, JoinedField, Table } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, word } from '../files/raw.ts';
import type { DataFillJson, DataRowsJson } from '../generated/descriptors.ts';
import { takeColumn } from './columns.ts';
import type { FillContext } from './fillContext.ts';

/** The cells that join rows are compared as texts. */
const KEY = { kind: 'text', nullable: true, schema: {} } as const;

/**
 * How a field of a row is filled from the rows of another table that belong to it (`data.join`).
 *
 * @param outer the table of the row
 * @returns undefined after a reported problem
 */
export function planJoined(
  context: FillContext,
  outer: Table,
  property: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
): Omit<JoinedField, 'name'> | undefined {
  const { world } = context;
  const report = (at: Path, message: string) => world.reportAt('data.join', at, message, { key: true });
  const on = Object.entries(record(raw.on));
  if (on.length === 0)
    report(path, 'Say which rows belong to this row: "on": { "column of that table": "column of this one" }.');
  for (const key of ['limit', 'offset'] as const)
    if ((raw as Raw<DataRowsJson>)[key] !== undefined)
      report(
        [...path, key],
        `"${key}" chooses a page of the whole response, and a list inside of a row is always whole.`,
      );
  if (raw.first !== undefined && !isNullable(world.contract.resolve(property)))
    report(path, 'A row may have no such other row: the contract must allow null for "first" here.');
  const from = context.fill(context, property, raw, path);
  if (!from || !('table' in from) || from.kind === 'groups') return undefined;
  const columns = on.flatMap(([column, equals]): JoinedColumn[] => {
    const at = [...path, 'on', column];
    const inner = takeColumn(world, context.operation, from.table, column, KEY, at);
    const own = takeColumn(world, context.operation, outer, word(equals), KEY, at);
    return inner && own ? [{ column, equals: word(equals) }] : [];
  });
  return { from, on: columns };
}
