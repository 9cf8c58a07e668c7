import { randomUUID } from 'node:crypto';
import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { BusinessError, NotFound } from '../../engine/http/refusals.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import { odsetkiOf, razem } from '../naleznosci/present.ts';
import * as naleznosci from '../naleznosci/queries.ts';
import type { KartaRow, RataZbiorczaRow } from '../naleznosci/tables.ts';
import { type Frozen, freeze } from './freeze.ts';
import type { Odbiorca } from './kanal.ts';
import { zlecono } from './queries.ts';
import type { ZlecenieRow } from './tables.ts';
import { VALID_MS } from './times.ts';
import { requireFewUnpaid } from './unpaidOrders.ts';

/** A resident's choice of instalments and channel. */
export interface PaymentChoice {
  /** undefined: the channel is off. */
  kanal: ZlecenieRow['kanal'] | undefined;
  podmiot: Pick<PodmiotRow, 'podmiotId' | 'czyInstytucja'>;
  kontoId: number;
  idKartyNaleznosci: number;
  /** Ids of instalments. */
  raty: readonly number[];
  /** The sum that was shown; undefined: the present sum is accepted. */
  kwotaGrosze: number | undefined;
  adresOk: string;
  adresBlad: string;
  jezyk: string;
  /** The payee, frozen with the rest. */
  odbiorca: Odbiorca;
}

/**
 * Orders a payment: everything about it is computed here and frozen, and the provider gets it after the commit.
 *
 * @returns the order's name for resident and provider
 * @throws NotFound for a card or an instalment that is not the subject's
 * @throws BusinessError 4001 to 4005; then nothing was changed
 * @throws TooMany when too many orders of the subject ended unpaid
 */
export async function orderPayment(trx: Db, choice: PaymentChoice, today: string, nowMs: number): Promise<string> {
  const chosen = new Set(choice.raty);
  const { kanal } = choice;
  if (chosen.size === 0) throw new BusinessError('4001');
  if (!(await lockKarta(trx, choice.idKartyNaleznosci, choice.podmiot))) throw new NotFound();
  const karta = await naleznosci.requireKarta(trx, choice.podmiot, choice.idKartyNaleznosci);
  const all = await naleznosci.ratyZbiorcze(trx, choice.podmiot, karta.idKartyNaleznosci);
  const rows = all.filter((rata) => chosen.has(rata.idNaleznosciRatyZbiorczej));
  if (rows.length !== chosen.size) throw new NotFound();
  if (!kanal) throw new BusinessError('4005');
  await requireFewUnpaid(trx, karta.podmiotId, nowMs);
  await requireFree(trx, karta, rows);
  const frozen = freeze(karta, all, chosen, await naleznosci.raty(trx, karta, karta.idKartyNaleznosci), today);
  requireAsShown(karta, rows, frozen, today);
  if (choice.kwotaGrosze !== undefined && choice.kwotaGrosze !== frozen.kwotaGrosze) throw new BusinessError('4003');
  const idPrzelewu = randomUUID();
  const { id } = await trx
    .insertInto('zlecenia')
    .values({
      idPrzelewu,
      kanal,
      stan: 'NOWA',
      idKartyNaleznosci: karta.idKartyNaleznosci,
      podmiotId: karta.podmiotId,
      kontoId: choice.kontoId,
      kwotaGrosze: frozen.kwotaGrosze,
      numerRachunku: karta.numerKontaBankowego,
      tytul: frozen.tytul,
      odbiorca: JSON.stringify(choice.odbiorca),
      adresOk: choice.adresOk,
      adresBlad: choice.adresBlad,
      jezyk: choice.jezyk,
      zleconoMs: nowMs,
      waznyDoMs: nowMs + VALID_MS[kanal],
      proby: 0,
      nastepnaMs: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('zleceniaRaty')
    .values(frozen.raty.map((part) => ({ ...part, zlecenieId: id })))
    .execute();
  await trx
    .insertInto('zajeteRaty')
    .values([...chosen].map((idNaleznosciRatyZbiorczej) => ({ idNaleznosciRatyZbiorczej, zlecenieId: id })))
    .execute();
  return idPrzelewu;
}

/** @throws BusinessError 4002, 4004 */
async function requireFree(trx: Db, karta: KartaRow, rows: readonly RataZbiorczaRow[]): Promise<void> {
  if (rows.some((rata) => rata.czySplacona || rata.jestTytulWykonawczy)) throw new BusinessError('4004');
  const taken = await zlecono(trx, karta, karta.idKartyNaleznosci);
  if (rows.some((rata) => taken.has(rata.idNaleznosciRatyZbiorczej))) throw new BusinessError('4002');
}

/** Nobody is ever charged a sum that differs from the card. */
function requireAsShown(karta: KartaRow, rows: readonly RataZbiorczaRow[], frozen: Frozen, today: string): void {
  const shown = rows.reduce((sum, rata) => sum + razem(rata, odsetkiOf(karta, rata, today)), 0);
  if (shown === frozen.kwotaGrosze) return;
  throw new Error(`The parts of instalments of card ${karta.idKartyNaleznosci} do not give the instalments.`);
}
