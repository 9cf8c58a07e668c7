import type { Selectable } from 'kysely';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { EngineConfig } from '../../engine/config/config.ts';
import type { Db } from '../../engine/db/open.ts';
import type { OdbiorcaZdarzenRow } from '../../engine/events/tables.ts';
import { CLAIM_MS } from '../../engine/outbox/sending.ts';
import { seal, unseal } from '../../engine/session/seal.ts';
import type { ZdarzeniaDesk } from './kluczeDesk.ts';
import { newSekret } from './podpis.ts';
import { powod } from './powody.ts';
import type { ZdarzeniaConfig } from './settings.ts';
import { adresRefusal, ofOdbiorca } from './wyslij.ts';

/** The input of the commands about receivers. */
export type OdbiorcyDesk = ZdarzeniaDesk & { config: Pick<EngineConfig, 'mode'> & { zdarzenia: ZdarzeniaConfig } };

const HOUR_MS = 3600 * 1000;
const LISTED = 50;
/** A new receiver of webhooks. @param typy [] for all @throws CommandRefusal */
export async function addOdbiorca(
  { db, secrets, now, config }: OdbiorcyDesk,
  { nazwa, adres, typy }: { nazwa: string; adres: string; typy: readonly string[] },
): Promise<string> {
  const url = URL.canParse(adres) ? new URL(adres) : undefined;
  if (!url || url.username || url.hash)
    throw new CommandRefusal(`"${adres}" is no address such as https://ezd.gmina.example/zdarzenia.`);
  const refusal = adresRefusal(config, url);
  if (refusal) throw new CommandRefusal(`Nothing can be sent to this address: ${powod(refusal)}.`);
  const taken = await db.selectFrom('odbiorcyZdarzen').select('id').where('nazwa', '=', nazwa).executeTakeFirst();
  if (taken) throw new CommandRefusal(`There is a receiver "${nazwa}" already.`);
  const sekret = newSekret();
  await db
    .insertInto('odbiorcyZdarzen')
    .values({
      ...{ nazwa, adres: url.href, typy: JSON.stringify(typy), sekret: seal(secrets, ofOdbiorca(nazwa), sekret) },
      ...{ stan: 'CZYNNY', kiedyUtworzono: now.toISOString(), poprzedniSekret: null, poprzedniDoMs: null },
    })
    .execute();
  await noteChange({ db, now }, nazwa, 'DODANO');
  return shownSekret(`Events that happen from now on are sent to "${nazwa}".`, sekret);
}

/** A new secret; for some hours both sign, so that the receiver can change without a gap. @throws CommandRefusal */
export async function rotateSekret(desk: OdbiorcyDesk, nazwa: string, hours: number): Promise<string> {
  const { db, secrets, now } = desk;
  const { id, sekret: before } = await odbiorca(desk, nazwa);
  const sekret = newSekret();
  const poprzedniDoMs = now.getTime() + hours * HOUR_MS;
  await db
    .updateTable('odbiorcyZdarzen')
    // Encrypted anew: a secret of another pepper is found now, and not when something is sent.
    .set({
      sekret: seal(secrets, ofOdbiorca(nazwa), sekret),
      poprzedniSekret: seal(secrets, ofOdbiorca(nazwa), unseal(secrets, ofOdbiorca(nazwa), before)),
      poprzedniDoMs,
    })
    .where('id', '=', id)
    .execute();
  await noteChange(desk, nazwa, 'NOWY_SEKRET');
  return shownSekret(`Until ${new Date(poprzedniDoMs).toISOString()} the secret before signs too.`, sekret);
}

const shownSekret = (first: string, sekret: string): string =>
  `${first} The secret of the signatures is shown only now:\n  ${sekret}`;

/** Pauses or resumes a receiver: events wait meanwhile. @throws CommandRefusal */
export async function setStan(desk: OdbiorcyDesk, nazwa: string, stan: OdbiorcaZdarzenRow['stan']): Promise<string> {
  const { id } = await odbiorca(desk, nazwa);
  await desk.db.updateTable('odbiorcyZdarzen').set({ stan }).where('id', '=', id).execute();
  await noteChange(desk, nazwa, stan);
  return stan === 'CZYNNY' ? `Events are sent to "${nazwa}" again.` : `Events wait for "${nazwa}" from now on.`;
}

/** Removes a receiver with what waits for it. @throws CommandRefusal */
export async function removeOdbiorca(desk: OdbiorcyDesk, nazwa: string): Promise<string> {
  const { id } = await odbiorca(desk, nazwa);
  await desk.db.deleteFrom('dostawyZdarzen').where('odbiorcaId', '=', id).execute();
  await desk.db.deleteFrom('odbiorcyZdarzen').where('id', '=', id).execute();
  await noteChange(desk, nazwa, 'USUNIETO');
  return `"${nazwa}" gets no events any more, and what waited for it is deleted.`;
}

/** All receivers: where, which events, what is sent, waits, or is dead, and why what waits was not sent. */
export async function listOdbiorcy({ db }: OdbiorcyDesk): Promise<string> {
  const rows = await db.selectFrom('odbiorcyZdarzen').selectAll().orderBy('id').execute();
  if (rows.length === 0) return 'There are no receivers.';
  const lines: string[] = [];
  for (const { id, nazwa, adres, stan, typy } of rows) {
    const { wyslane, martwe, razem } = await db
      .selectFrom('dostawyZdarzen')
      .select((eb) => [
        eb.fn.count<number>('wyslanoMs').as('wyslane'),
        eb.fn.count<number>('martwaMs').as('martwe'),
        eb.fn.countAll<number>().as('razem'),
      ])
      .where('odbiorcaId', '=', id)
      .executeTakeFirstOrThrow();
    const types = (JSON.parse(typy) as string[]).join(', ') || 'all types';
    lines.push(`${nazwa}  ${stan}  ${adres}  ${types}`);
    lines.push(`  sent ${wyslane}, waiting ${razem - wyslane - martwe}, dead ${martwe}`);
    const failed = await failing(db, id).select(['blad', 'nastepnaMs']).orderBy('nastepnaMs').executeTakeFirst();
    if (failed)
      lines.push(
        `  not sent: ${powod(failed.blad!)}. The next attempt is at ${new Date(failed.nastepnaMs!).toISOString()}.`,
      );
  }
  return lines.join('\n');
}

/** Deliveries that failed and are tried again. */
const failing = (db: Db, odbiorcaId: number) =>
  db
    .selectFrom('dostawyZdarzen')
    .where('odbiorcaId', '=', odbiorcaId)
    .where('wyslanoMs', 'is', null)
    .where('martwaMs', 'is', null)
    .where('blad', 'is not', null);

/** Deliveries that are not tried any more, the newest last, each with the reason. */
export async function listMartwe(desk: OdbiorcyDesk, nazwa: string): Promise<string> {
  const { id } = await odbiorca(desk, nazwa);
  const rows = await desk.db
    .selectFrom('dostawyZdarzen')
    .innerJoin('zdarzenia', 'zdarzenia.id', 'dostawyZdarzen.zdarzenieId')
    .select(['idZdarzenia', 'typ', 'kiedy', 'proby', 'blad'])
    .where('odbiorcaId', '=', id)
    .where('martwaMs', 'is not', null)
    .orderBy('dostawyZdarzen.id', 'desc')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return `Nothing is dead of "${nazwa}".`;
  return rows
    .reverse()
    .map((row) => `${row.idZdarzenia}  ${row.typ}  ${row.kiedy}  ${row.proby} attempts  ${powod(row.blad ?? '')}`)
    .join('\n');
}

/** Dead deliveries are sent anew, and with them those that wait for their next attempt. @param idZdarzenia only this event @throws CommandRefusal */
export async function sendAnew(desk: OdbiorcyDesk, nazwa: string, idZdarzenia?: string): Promise<string> {
  const { id } = await odbiorca(desk, nazwa);
  const { numUpdatedRows } = await desk.db
    .updateTable('dostawyZdarzen')
    .set({ nastepnaMs: 0, martwaMs: null, proby: 0, blad: null })
    .where('odbiorcaId', '=', id)
    .where('blad', 'is not', null)
    // What is due within the time of a claim may be on its way.
    .where((eb) => eb.or([eb('martwaMs', 'is not', null), eb('nastepnaMs', '>', desk.now.getTime() + CLAIM_MS)]))
    .$if(idZdarzenia !== undefined, (query) =>
      query.where('zdarzenieId', 'in', (eb) =>
        eb.selectFrom('zdarzenia').select('id').where('idZdarzenia', '=', idZdarzenia!),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new CommandRefusal(`Nothing of "${nazwa}" is dead or waits for long${idZdarzenia ? ` with this id` : ''}.`);
  return `${numUpdatedRows} events are sent to "${nazwa}" anew.`;
}

const noteChange = (desk: Pick<OdbiorcyDesk, 'db' | 'now'>, nazwa: string, zmiana: string): Promise<void> =>
  auditOperator(desk, { czynnosc: 'ODBIORCA', szczegoly: { zmiana, nazwa } });

async function odbiorca({ db }: OdbiorcyDesk, nazwa: string): Promise<Selectable<OdbiorcaZdarzenRow>> {
  const row = await db.selectFrom('odbiorcyZdarzen').selectAll().where('nazwa', '=', nazwa).executeTakeFirst();
  if (!row) throw new CommandRefusal(`There is no receiver "${nazwa}".`);
  return row;
}
