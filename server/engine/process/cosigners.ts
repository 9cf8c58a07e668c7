import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { isPesel } from '../../../src/lang/values/pesel.ts';
import type { Db } from '../db/open.ts';
import type { WpisRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { sessionOf } from '../http/context.ts';
import { BadRequest } from '../http/refusals.ts';

/** More persons than ever sign one application. */
const MOST_COSIGNERS = 10;

/** An application that waits for signatures has no number, but this mark and random letters. */
const UNFILED = '*';

export const isFiled = (numer: string): boolean => !numer.startsWith(UNFILED);

/** What stands for the number until the application is filed; nobody can guess it. */
export const newReference = (): string => UNFILED + randomBytes(16).toString('base64url');

/**
 * The PESELs of the persons who have to sign, from the argument that names them: one, several or none.
 *
 * @throws BadRequest at the argument for a wrong number, one twice, and the sender's own
 */
export function namedCosigners(by: string, ctx: Context): string[] {
  const given = (ctx.args as Readonly<Record<string, unknown>>)[by];
  const named = [given ?? []].flat().filter((pesel) => pesel !== '') as string[];
  const own = sessionOf(ctx).konto.pesel;
  const isWrong = named.some((pesel) => !isPesel(pesel) || pesel === own) || new Set(named).size < named.length;
  if (isWrong || named.length > MOST_COSIGNERS) throw new BadRequest({ [by]: { key: 'pole.wartosc' } });
  return named;
}

export const nameCosigners = (db: Db, wpisId: number, pesele: readonly string[]) =>
  db
    .insertInto('podpisyWpisow')
    .values(pesele.map((pesel) => ({ wpisId, pesel, kontoId: null, kiedy: null, kiedyPrzypomniano: null })))
    .execute();

/** An application of a table that names this person, by its reference. */
export const wpisToSign = (db: Db, tabela: string, pesel: string, numer: string) =>
  db
    .selectFrom('wpisy')
    .innerJoin('podpisyWpisow', 'podpisyWpisow.wpisId', 'wpisy.wpisId')
    .select('wpisy.numer')
    .where('wpisy.numer', '=', numer)
    .where('tabela', '=', tabela)
    .where('pesel', '=', pesel)
    .executeTakeFirst();

/** The applications in a state that name this person, the newest first, each with the moment of their signature. */
export const wpisyToSign = (
  db: Db,
  tabela: string,
  pesel: string,
  stan: string,
  most: number,
): Promise<(Selectable<WpisRow> & { podpisano: string | null })[]> =>
  db
    .selectFrom('wpisy')
    .innerJoin('podpisyWpisow', 'podpisyWpisow.wpisId', 'wpisy.wpisId')
    .selectAll('wpisy')
    .select('podpisyWpisow.kiedy as podpisano')
    .where('tabela', '=', tabela)
    .where('stan', '=', stan)
    .where('pesel', '=', pesel)
    .orderBy('wpisy.wpisId', 'desc')
    .limit(most)
    .execute();

/** @returns how many signatures are still missing after this one; undefined: this person has signed before */
export async function sign(
  db: Db,
  wpisId: number,
  { pesel, kontoId }: { pesel: string; kontoId: number },
  kiedy: string,
): Promise<number | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('podpisyWpisow')
    .set({ kontoId, kiedy })
    .where('wpisId', '=', wpisId)
    .where('pesel', '=', pesel)
    .where('kiedy', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  const { ile } = await db
    .selectFrom('podpisyWpisow')
    .select((eb) => eb.fn.countAll<number>().as('ile'))
    .where('wpisId', '=', wpisId)
    .where('kiedy', 'is', null)
    .executeTakeFirstOrThrow();
  return ile;
}
