import type { RecordsTable, Table } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import type { Raw } from '../files/raw.ts';
import type { DataFillJson } from '../generated/descriptors.ts';
import type { FillContext } from './fillContext.ts';

/** The table as a second person sees it, where the source asks for what waits for their signature (`data.cosign`). */
export function cosignView({ world, used }: FillContext, table: Table, raw: Raw<DataFillJson>, path: Path): Table {
  if (raw.cosign !== true) return table;
  if (table.kind !== 'records' || !table.process?.cosign) {
    world.reportAt(
      'data.cosign',
      [...path, 'cosign'],
      `"${table.name}" has no "cosign" in a process, so nothing waits for signatures.`,
    );
    return table;
  }
  const seen: RecordsTable = { ...table, forCosigner: true };
  const last = used.tables.at(-1);
  if (last) used.tables[used.tables.length - 1] = { ...last, table: seen };
  return seen;
}
