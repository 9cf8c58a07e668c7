import { readCell } from '../../../codegen/artefact/data/cell.ts';
import { read } from '../../../codegen/artefact/data/item.ts';
import { MOST_ANSWERED, type ViewTable, type Where } from '../../../codegen/artefact/data/plan.ts';
import { round } from '../../../src/lang/values/decimal.ts';
import { type AskGroups, type Grouping, Groups } from './groups.ts';
import type { Cells } from './rows.ts';
import type { Row } from './viewDatabase.ts';
import { groupsQuery } from './viewQuery.ts';
import { cellsOf, readView } from './viewRows.ts';
import type { Views } from './views.ts';

/** Groups of the rows of a view: the database counts and adds up. */
export function viewGroups(views: Views, table: ViewTable, where: readonly Where[], grouping: Grouping): AskGroups {
  const { subject, name, database } = table;
  const { by, sums } = grouping;
  const owners = subject ? [subject.pesel, subject.nip] : [];
  const columns = [...new Set([...by.map(({ column }) => column), ...owners])];
  const summed = sums.map(({ column }) => column);
  return async (ctx, keys = []) => {
    const isSqlite = views.isSqlite(database);
    const rows = await readView(views, table, ctx, (whose, args, most) =>
      groupsQuery(
        table,
        columns,
        summed,
        { whose, where, args, language: ctx.lang, keys, ...(most !== undefined && { most }) },
        isSqlite,
      ),
    );
    if (rows.length > MOST_ANSWERED)
      throw new Error(`The view "${name}" gave more than ${MOST_ANSWERED} groups: let a required argument choose.`);
    const groups = new Groups(grouping);
    for (const [index, cells] of cellsOf(table, columns, rows, ctx).entries()) {
      const { count, amounts } = totalsOf(rows[index]!);
      // Without columns that make groups, a database answers one group also where there are no rows.
      if (count > 0) groups.add(cells, count, amounts);
    }
    return groups.list();
  };

  function totalsOf(row: Row): { count: number; amounts: number[] } {
    const totals = row.slice(columns.length);
    const texts = totals.slice(1 + sums.length);
    const amounts = sums.map(({ column, type }, index): number => {
      if (Number(texts[index] ?? 0) > 0)
        throw new Error(`The view "${name}" has texts in "${column}", which cannot be added up: cast it to a number.`);
      const cell: Cells = () => totals[1 + index] ?? '';
      // A sum of binary fractions has noise behind its last place.
      const sum = Number(read(column, () => readCell({ ...type, kind: 'number' }, decimalText(cell(column)))) ?? 0);
      return round(sum, type.kind === 'money' ? 2 : type.kind === 'integer' ? 0 : 9) ?? sum;
    });
    return { count: Number(totals[0]), amounts };
  }
}

/** `1e-7` as 0.0000001: a database may write a small or large sum with an exponent. */
const decimalText = (text: string): string => (/e/i.test(text) ? Number(text).toFixed(9) : text);
