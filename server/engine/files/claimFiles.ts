import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { type FileField, fileFieldOf, fileIdsIn } from '../../../src/lang/descriptors/fileField.ts';
import { isFileKind } from '../../../src/lang/descriptors/fileKinds.ts';
import type { PlikRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { BadRequest, type Refusal } from '../http/refusals.ts';
import { fileOwner } from './beginFile.ts';
import { MB } from './settings.ts';

type Problems = Record<string, Refusal['pola'][string]>;

/** The fields of an operation that take files. */
export const fileFieldsOf = ({ args }: Operation): [string, FileField][] =>
  Object.entries(args).flatMap(([name, { schema }]) => {
    const field = fileFieldOf(schema);
    return field ? [[name, field]] : [];
  });

/** The ids of all files in the arguments of an operation. */
export const sentFileIds = (operation: Operation, args: Readonly<Record<string, unknown>>): string[] =>
  fileFieldsOf(operation).flatMap(([name, field]) => fileIdsIn(field, args[name]));

/**
 * Marks the files that a write names as used, in its transaction: each belongs to the caller and to this field, is complete and
 * accepted, and no other write has named it. When the write fails they are free again.
 *
 * @throws BadRequest with a message for each wrong file, at its field
 */
export async function claimFiles(operation: Operation, ctx: Context): Promise<void> {
  const fields = fileFieldsOf(operation);
  const args = ctx.args as Readonly<Record<string, unknown>>;
  const ids = fields.flatMap(([name, field]) => fileIdsIn(field, args[name]));
  if (ids.length === 0) return;
  const problems: Problems = {};
  const { kontoId, podmiotId } = fileOwner(ctx);
  const rows = await ctx.db
    .selectFrom('pliki')
    .selectAll()
    .where('idPliku', 'in', ids)
    .where('kontoId', '=', kontoId)
    .execute();
  // An operation about no subject takes the files of the account, for whomever they were sent.
  const mine = operation.subject ? rows.filter((row) => row.podmiotId === podmiotId) : rows;
  const byId = new Map(mine.map((row) => [row.idPliku, row]));
  for (const [name, field] of fields) {
    for (const [index, id] of fileIdsIn(field, args[name]).entries()) {
      const row = byId.get(id);
      const key = ids.indexOf(id) !== ids.lastIndexOf(id) ? 'plik.dwaRazy' : wrongOf(row, field, operation.id, name);
      const place = field.shape === 'one' ? name : `${name}.${index}`;
      if (key) problems[place] = { key, values: { nazwa: row?.nazwa ?? '' } };
    }
  }
  if (Object.keys(problems).length > 0) throw new BadRequest(problems);
  const { numUpdatedRows } = await ctx.db
    .updateTable('pliki')
    .set({ uzytoMs: ctx.now.getTime() })
    .where('idPliku', 'in', ids)
    .where('stan', '=', 'GOTOWY')
    .where('uzytoMs', 'is', null)
    .executeTakeFirst();
  // Another request has named one of them, or removed it, in this very moment.
  if (numUpdatedRows !== BigInt(ids.length))
    throw new BadRequest({ [fields[0]![0]]: { key: 'plik.uzyty', values: { nazwa: '' } } });
}

function wrongOf(row: PlikRow | undefined, field: FileField, operacja: string, pole: string): string | undefined {
  if (!row || row.operacja !== operacja || row.pole !== pole || row.stan === 'USUNIETY') return 'plik.nieznany';
  if (row.stan === 'PRZESYLANY') return 'plik.niepelny';
  if (row.stan === 'SPRAWDZANY') return 'plik.sprawdzany';
  if (row.stan === 'ODRZUCONY') return `plik.${row.powod}`;
  if (row.uzytoMs !== null) return 'plik.uzyty';
  // The contract may have become stricter since the file was sent.
  if (!isFileKind(row.rodzaj) || !field.kinds.includes(row.rodzaj)) return 'plik.kind';
  return row.rozmiar > (field.size ?? Number.POSITIVE_INFINITY) * MB ? 'plik.zaDuzyTeraz' : undefined;
}
