import { DATA_FILES, wrongFileName } from '../artefact/data/files.ts';
import type { FilePlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, word } from '../files/raw.ts';
import type { DataOperationJson } from '../generated/descriptors.ts';
import { takeColumn } from './columns.ts';
import { type FillContext, findTable, planOrder } from './fillContext.ts';
import { planWhere } from './where.ts';
import { checkCells } from './world.ts';

const NAME = { kind: 'text', nullable: true, schema: {} } as const;

/**
 * The file that an operation answers with (`data.files`).
 *
 * @returns undefined after a reported problem
 */
export function planFile(context: FillContext, raw: Raw<DataOperationJson>, path: Path): FilePlan | undefined {
  const { world, operation, used } = context;
  const { reportAt } = world;
  if (raw.file === undefined) {
    const message = `${operation.id} answers with a file: name the column of its row with "file", or answer it in code.`;
    reportAt('data.operation', path, message, { key: true });
    return undefined;
  }
  for (const key of ['record', 'row', 'answer', 'data', 'refuse'] as const)
    if (raw[key] !== undefined)
      reportAt(
        'data.operation',
        [...path, key],
        `${operation.id} answers with a file and nothing else: remove "${key}".`,
        { key: true },
      );
  const at = [...path, 'file'];
  const file = record(raw.file);
  const table = findTable(context, file, 'first', at);
  if (!table) return undefined;
  if (table.kind === 'records') {
    reportAt(
      'data.files',
      [...at, 'first'],
      `What residents send names no file of the office: "${table.name}" must be a CSV file or a view.`,
    );
    return undefined;
  }
  const where = planWhere(world, operation, table, file.where, [...at, 'where'], used.args);
  const order = planOrder(world, table, file.order, [...at, 'order']);
  const column = word(file.column);
  if (takeColumn(world, operation, table, column, NAME, [...at, 'column']))
    checkCells(
      world,
      table,
      column,
      (name) => (name === '' ? undefined : (wrongFileName(name) ?? missing(context, name))),
      'data.files',
    );
  return { kind: 'file', table, column, where, order };
}

function missing({ world }: FillContext, name: string): string | undefined {
  const kind = world.fileKind(`${DATA_FILES}/${name}`);
  if (kind === 'link')
    return `${DATA_FILES}/${name} is a symbolic link, or leads through one: put the file itself there.`;
  return kind === 'file' ? undefined : `There is no file ${DATA_FILES}/${name}.`;
}
