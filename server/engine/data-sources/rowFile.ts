import { DATA_FILES, wrongFileName } from '../../../codegen/artefact/data/files.ts';
import type { FilePlan } from '../../../codegen/artefact/data/plan.ts';
import { openFolderFile, typeOf } from '../files/folderFile.ts';
import type { Handler } from '../http/context.ts';
import type { FileAnswer } from '../http/fileAnswer.ts';
import { NotFound } from '../http/refusals.ts';
import { rowsOf } from './rowsOf.ts';
import type { Views } from './views.ts';

/** Gives the file that a row of the caller names. A row of somebody else is no row, like one that does not exist. */
export function rowFile({ table, column, where, order }: FilePlan, views: Views): Handler {
  const ask = rowsOf(table, [column], { where, order }, views);
  return async (ctx): Promise<FileAnswer> => {
    const [row] = await ask(ctx);
    const cell = row?.(column) ?? '';
    if (cell === '') throw new NotFound();
    // A view may change after the check, which knows the files of a CSV file only.
    const wrong = wrongFileName(cell);
    if (wrong) throw new Error(`The column "${column}" of "${table.name}" does not name a file below ${DATA_FILES}.`);
    const bytes = await openFolderFile(ctx.municipality.folderOf, `${DATA_FILES}/${cell}`, DATA_FILES);
    if (!bytes) throw new Error(`A file that "${table.name}" names is not in ${DATA_FILES}: ${cell}.`);
    return { bytes, name: cell.slice(cell.lastIndexOf('/') + 1), type: typeOf(cell) };
  };
}
