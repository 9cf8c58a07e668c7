import type { Citizen } from '../../../../server/demo/wezel/answers.ts';
import type { WezelWorld } from './wezelWorld.ts';

/** A person of the register of residents who has no account yet, as the node gives them. */
export async function freePerson({ office }: WezelWorld): Promise<Citizen> {
  const row = await office.database.query
    .selectFrom('podmioty')
    .innerJoin('mieszkancy', 'mieszkancy.pesel', 'podmioty.pesel')
    .select(['imie', 'nazwisko', 'mieszkancy.pesel as identyfikator'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('konta').select('kontoId').whereRef('konta.pesel', '=', 'mieszkancy.pesel'))),
    )
    .orderBy('podmiotId', 'desc')
    .executeTakeFirstOrThrow();
  return { ...row, dataUrodzenia: '1980-05-05' };
}
