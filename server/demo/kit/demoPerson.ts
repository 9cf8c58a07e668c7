import type { Db } from '../../engine/db/open.ts';
import type { DemoLogin } from './demoAccounts.ts';

/** The account of a demo person, and the subject that the person is; undefined in a commune without it. */
export const demoPerson = (query: Db, login: DemoLogin): Promise<{ kontoId: number; podmiotId: number } | undefined> =>
  query
    .selectFrom('konta')
    .innerJoin('podmioty', 'podmioty.pesel', 'konta.pesel')
    .where('konta.login', '=', login)
    .select(['kontoId', 'podmiotId'])
    .executeTakeFirst();
