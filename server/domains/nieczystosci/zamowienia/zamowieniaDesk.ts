import { CommandRefusal } from '../../../engine/command.ts';
import type { Db } from '../../../engine/db/open.ts';
import { writeEvent } from '../../../engine/events/writeEvent.ts';
import { change } from '../queries.ts';
import type { ZamowienieNieczystosciRow } from '../tables.ts';
import { tell, type ZamowieniaDesk } from './notify.ts';

type Stan = ZamowienieNieczystosciRow['stan'];

/** The changes of state by the office: from which states, into which. */
export const STEPS = {
  przyjmij: { from: ['NOWE'], to: 'PRZYJETE' },
  wykonaj: { from: ['PRZYJETE'], to: 'WYKONANE' },
  odrzuc: { from: ['NOWE', 'PRZYJETE'], to: 'ODRZUCONE' },
} as const satisfies Record<string, { from: readonly Stan[]; to: Stan }>;

export type Step = keyof typeof STEPS;

const IS: Record<Stan, string> = {
  NOWE: 'waits and has not been accepted yet',
  PRZYJETE: 'has been accepted already',
  WYKONANE: 'is done',
  ODRZUCONE: 'has been refused',
  ANULOWANE: 'was cancelled by the resident',
};

/** Orders in a state, those whose days begin first. */
export const waiting = (db: Db, stan: Stan) =>
  db
    .selectFrom('zamowieniaNieczystosci')
    .selectAll()
    .where('stan', '=', stan)
    .orderBy('odDnia')
    .orderBy('idZamowienia')
    .execute();

/**
 * Accepts an order, marks it as done, or refuses it, and writes its owner a mail. Call it inside a transaction.
 *
 * @param uwagi what the resident reads; a remark made before stays without a new one
 * @throws CommandRefusal for an unknown order, or one in another state: the resident may have been quicker
 */
export async function takeStep(desk: ZamowieniaDesk, step: Step, idZamowienia: number, uwagi?: string): Promise<void> {
  const { db, now } = desk;
  const { from, to } = STEPS[step];
  const changes = { stan: to, kiedyZmieniono: now.toISOString(), ...(uwagi && { uwagiUrzedu: uwagi }) };
  // The change comes first: whoever reads before writing may find the order changed between the two.
  const changed = await change(db, { idZamowienia, from }, changes);
  const order = await db
    .selectFrom('zamowieniaNieczystosci')
    .selectAll()
    .where('idZamowienia', '=', idZamowienia)
    .executeTakeFirst();
  if (!order) throw new CommandRefusal(`There is no order ${idZamowienia}.`);
  if (!changed) throw new CommandRefusal(`Order ${idZamowienia} ${IS[order.stan]}: nothing was changed.`);
  await writeEvent(desk, 'zamowienie.zmienione', { idZamowienia, stan: to, uwagiUrzedu: order.uwagiUrzedu });
  await tell(desk, order);
}
