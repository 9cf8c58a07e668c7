import type { Db } from '../db/open.ts';
import type { Line } from './digest.ts';
import type { Czynnosc } from './kinds.ts';

/** Which lines are wanted. */
export interface AuditFilter {
  /** Of a clerk. */
  login?: string | undefined;
  kontoId?: number | undefined;
  czynnosc?: Czynnosc | undefined;
  /** The application. */
  numer?: string | undefined;
  /** ISO, inclusive. */
  od?: string | undefined;
  /** ISO, exclusive. */
  przed?: string | undefined;
}

/** The last lines that match, the newest last. */
export async function readAudit(db: Db, filter: AuditFilter, most: number): Promise<Line[]> {
  const { login, kontoId, czynnosc, numer, od, przed } = filter;
  const lines = await db
    .selectFrom('audyt')
    .selectAll()
    .$if(login !== undefined, (query) => query.where('login', '=', login!.toLowerCase()))
    .$if(kontoId !== undefined, (query) => query.where('kontoId', '=', kontoId!))
    .$if(czynnosc !== undefined, (query) => query.where('czynnosc', '=', czynnosc!))
    .$if(numer !== undefined, (query) => query.where('numer', '=', numer!))
    .$if(od !== undefined, (query) => query.where('kiedy', '>=', od!))
    .$if(przed !== undefined, (query) => query.where('kiedy', '<', przed!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return lines.reverse();
}
