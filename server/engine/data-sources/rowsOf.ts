import type { Table } from '../../../codegen/artefact/data/plan.ts';
import { csvRows } from './csvRows.ts';
import type { AskRows, Selection } from './rows.ts';
import { viewRows } from './viewRows.ts';
import type { Views } from './views.ts';
import { wpisyRows } from './wpisyRows.ts';

/** The rows of a table, wherever they are. @param columns that are read */
export function rowsOf(table: Table, columns: readonly string[], selection: Selection, views: Views): AskRows {
  if (table.kind === 'csv') return csvRows(table, selection);
  return table.kind === 'view' ? viewRows(views, table, columns, selection) : wpisyRows(table, columns, selection);
}
