import { todayAt } from '../../engine/calendar/today.ts';
import type { Db } from '../../engine/db/open.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';
import { lockKarta } from '../naleznosci/lockKarta.ts';
import { rataTeraz } from '../naleznosci/queries.ts';
import { zaksieguj } from '../naleznosci/zaksieguj.ts';
import { advance } from './advance.ts';
import type { Czesc, Wiersz } from './readZlecenie.ts';
import type { Przyczyna } from './states.ts';
import { nextReturnAsk } from './times.ts';
import { zmianaRaty } from './zmianaRaty.ts';

/** The title of a booked payment. */
export const OPIS = { KIR: 'Płatność internetowa Paybynet', P24: 'Płatność internetowa Przelewy24' } as const;

/**
 * Books a paid order: payment, interest, the rest of each element, instalments and their parts, and the order itself
 * are one transaction. An order that cannot be booked as frozen is left to the staff, and the books stay unchanged.
 *
 * @returns the resulting state; undefined: another office has handled it
 * @throws UnbalancedBooks
 */
export function book(db: Db, wiersz: Wiersz, nowMs: number): Promise<'ZAKSIEGOWANA' | Przyczyna | undefined> {
  return db.transaction().execute(async (trx) => {
    const { id, idKartyNaleznosci, podmiotId, kanal, oplaconoMs } = wiersz;
    await lockKarta(trx, idKartyNaleznosci);
    const czesci = await frozenParts(trx, id);
    const changed = await whatChanged(trx, czesci);
    if (changed) {
      const { code, why } = changed;
      const przyczyna = `${code} ${why}`;
      const moved = await advance(trx, id, 'OPLACONA', 'DO_WYJASNIENIA', { przyczyna, nastepnaMs: null });
      return moved ? code : undefined;
    }
    const edge = { zaksiegowanoMs: nowMs, nastepnaMs: nextReturnAsk(nowMs, nowMs) };
    if (!(await advance(trx, id, 'OPLACONA', 'ZAKSIEGOWANA', edge))) return undefined;
    const dataOperacji = todayAt(new Date(oplaconoMs!));
    await zaksieguj(trx, {
      idKartyNaleznosci,
      podmiotId,
      opis: OPIS[kanal],
      dataOperacji,
      zlecenieId: id,
      czesci,
    });
    await tell(trx, wiersz, czesci, nowMs);
    return 'ZAKSIEGOWANA';
  });
}

/** What the finance system needs: the order as it was frozen, and nothing about the person, whom the card names. */
function tell(db: Db, wiersz: Wiersz, czesci: readonly Czesc[], nowMs: number): Promise<void> {
  const { id, idPrzelewu, kanal, idDostawcy, idKartyNaleznosci, numerRachunku, tytul, kwotaGrosze, oplaconoMs } =
    wiersz;
  const oplacono = new Date(oplaconoMs!);
  return writeEvent({ db, now: new Date(nowMs) }, 'platnosc.zaksiegowana', {
    ...{ zlecenieId: id, idPrzelewu, kanal, idDostawcy, idKartyNaleznosci, numerRachunku, tytul, kwotaGrosze },
    ...{ dataOperacji: todayAt(oplacono), oplacono: oplacono.toISOString() },
    czesci: czesci.map((part) => ({
      ...{ idNaleznosciRatyZbiorczej: part.idNaleznosciRatyZbiorczej, idNaleznosciRaty: part.idNaleznosciRaty },
      ...{ terminPlatnosci: part.terminPlatnosci, rodzajOplaty: part.rodzajOplaty },
      ...{ kwotaGlownaGrosze: part.kwotaGlownaGrosze, kosztUpomnienGrosze: part.kosztUpomnienGrosze },
      ...{ oplataProlongacyjnaGrosze: part.oplataProlongacyjnaGrosze, odsetkiGrosze: part.odsetkiGrosze },
    })),
  });
}

const frozenParts = (trx: Db, zlecenieId: number): Promise<Czesc[]> =>
  trx.selectFrom('zleceniaRaty').selectAll().where('zlecenieId', '=', zlecenieId).orderBy('lp').execute();

async function whatChanged(trx: Db, parts: readonly Czesc[]): Promise<ReturnType<typeof zmianaRaty>> {
  for (const [id, frozen] of Map.groupBy(parts, (part) => part.idNaleznosciRatyZbiorczej)) {
    const changed = zmianaRaty(id, frozen, await rataTeraz(trx, id));
    if (changed) return changed;
  }
  return undefined;
}
