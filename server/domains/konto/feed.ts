import type { Db } from '../../engine/db/open.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { isNipLong, knownIds } from '../../engine/feed/podmioty.ts';
import { lockNewKonta, newIdPodmiotu } from './konta.ts';

/**
 * Persons and institutions. One that has registered before is taken over with its accounts; none is ever removed, since accounts and
 * requests refer to it.
 */
export const podmioty = feedKind({
  kind: 'podmioty',
  table: 'podmioty',
  key: ['podmiotId'],
  adopts: true,
  onGone: 'keep',
  async prepare(db: Db, records) {
    const identifiers = records.map(({ identyfikator }) => identyfikator);
    const known = await knownIds(db, identifiers);
    // Of two transactions that both add a person, the second waits here.
    if (identifiers.some((one) => !known.has(one))) await lockNewKonta(db);
    const { last } = await db
      .selectFrom('podmioty')
      .select((eb) => eb.fn.max('podmiotId').as('last'))
      .executeTakeFirstOrThrow();
    let next = last ?? 0;
    for (const one of identifiers) if (!known.has(one)) known.set(one, ++next);
    const rows = await db
      .selectFrom('podmioty')
      .select(['podmiotId', 'idPodmiotu'])
      .where('podmiotId', 'in', [...known.values()])
      .execute();
    return { known, names: new Map(rows.map(({ podmiotId, idPodmiotu }) => [podmiotId, idPodmiotu])) };
  },
  toRow: ({ identyfikator, nazwa, adres, nrTelefonu = null }, { known, names }) => {
    const podmiotId = known.get(identyfikator)!;
    const instytucja = isNipLong(identyfikator);
    return {
      podmiotId,
      idPodmiotu: names.get(podmiotId) ?? newIdPodmiotu(podmiotId, instytucja),
      nazwa,
      czyInstytucja: Number(instytucja),
      nip: instytucja ? identyfikator : null,
      pesel: instytucja ? null : identyfikator,
      nrTelefonu,
      adres,
      czySynchronizacja: 0,
    };
  },
});
