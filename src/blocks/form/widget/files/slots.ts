import { type FileKind, isFileKind } from '../../../../lang/descriptors/fileKinds.ts';
import { choicesOf } from '../../../choices.ts';
import { type Locals, listOf, type Scope } from '../../../scope.ts';
import type { FileChoice } from '../../sentFiles.ts';

/** A place for files: the whole field, or one of its documents. */
export interface Slot {
  /** The value of the document; absent: the whole field. */
  dokument?: unknown;
  label?: string;
  kinds: readonly FileKind[];
  /** In MB. */
  size?: number;
  most: number;
}

/** The places of a field: one, or one for each document. */
export function slotsOf(choice: FileChoice, scope: Scope, locals: Locals): Slot[] {
  const { documents, kinds, size, most } = choice;
  if (!documents) return [{ kinds, size, most }];
  const rows = 'rows' in documents.options ? listOf(scope, documents.options.rows, locals) : [];
  return choicesOf(documents.options, scope, locals).map(({ value, label }) => {
    const row =
      documents.kinds && rows.find((one) => scope.value(rowValue(documents), { ...locals, row: one }) === value);
    const own = row ? [(row as Readonly<Record<string, unknown>>)[documents.kinds!]].flat().filter(isFileKind) : [];
    return { dokument: value, label, kinds: own.length > 0 ? own : kinds, size, most: 1 };
  });
}

const rowValue = ({ options }: NonNullable<FileChoice['documents']>) => ('value' in options ? options.value : null);
