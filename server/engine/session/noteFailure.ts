import { sql } from 'kysely';
import { auditLogin } from '../audit/audit.ts';
import type { LogowanieRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { describeDevice } from './device.ts';
import { shownNetwork } from './network.ts';
import { writeToOwner } from './writeToOwner.ts';

/** Adds a failed attempt to the audit log and to the owner's list of logins. An unknown login runs the same statements. */
export async function noteFailure(
  { db, now, ip, agent }: Context,
  login: string,
  sposob: LogowanieRow['sposob'],
): Promise<void> {
  await auditLogin({ db, now, ip }, login, { czynnosc: 'ODMOWA_LOGOWANIA', szczegoly: { krok: sposob } });
  await db
    .insertInto('logowania')
    .columns(['kontoId', 'kiedyMs', 'siec', 'urzadzenie', 'sposob', 'czyUdane'])
    .expression((eb) =>
      eb
        .selectFrom('konta')
        .select([
          'kontoId',
          sql<number>`cast(${now.getTime()} as bigint)`.as('kiedyMs'),
          sql<string>`cast(${shownNetwork(ip)} as text)`.as('siec'),
          sql<string>`cast(${describeDevice(agent)} as text)`.as('urzadzenie'),
          sql<string>`cast(${sposob} as text)`.as('sposob'),
          sql<number>`0`.as('czyUdane'),
        ])
        .where('login', '=', login)
        .where('stan', '!=', 'USUNIETE'),
    )
    .execute();
}

/** A block in the audit log; the owner of the login, if it has one, gets a mail about it and what to do. */
export async function noteBlock(ctx: Context, login: string, blockMs: number): Promise<void> {
  await auditLogin(ctx, login, { czynnosc: 'BLOKADA', szczegoly: { minuty: Math.ceil(blockMs / 60_000) } });
  const konto = await ctx.db
    .selectFrom('konta')
    .select('kontoId')
    .where('login', '=', login)
    .where('stan', '!=', 'USUNIETE')
    .executeTakeFirst();
  if (!konto) return;
  const end = new Date(ctx.now.getTime() + blockMs);
  await writeToOwner(ctx, konto.kontoId, 'logowanieZablokowane', { do: end });
}
