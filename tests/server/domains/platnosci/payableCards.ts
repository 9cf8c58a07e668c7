import { cardAccount } from '../../../../server/demo/kit/identifiers.ts';
import { book, type Ledger, type Plan } from '../../../../server/demo/kit/ledger.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from '../../../../server/domains/naleznosci/rodzajeNaleznosci.ts';
import type { Database } from '../../../../server/engine/db/open.ts';
import { addDays } from '../../../../src/lang/values/dates.ts';

/** Higher than every id of a small commune. */
const FROM = 5_000_000;
const KINDS: readonly RodzajNaleznosci[] = ['PODATKI_GMINNE', 'ODPADY', 'WODA_I_SCIEKI'];

/** The payer, and the card made for it. */
export interface Payer {
  login: string;
  podmiotId: number;
  idKartyNaleznosci: number;
}

/**
 * Gives persons with accounts one more card each, with as many unpaid instalments as a long test may pay: booked as the
 * commune's own cards are, some reminded, some overdue, some to come.
 */
export async function payableCards(
  database: Database,
  payers: number,
  instalments: number,
  today: string,
): Promise<Payer[]> {
  const people = await database.query
    .selectFrom('konta')
    .innerJoin('podmioty', (join) => join.onRef('podmioty.pesel', '=', 'konta.pesel'))
    .select(['login', 'podmiotId', 'nazwa'])
    .where('login', 'like', 'mieszkaniec%')
    .where('stan', '=', 'AKTYWNE')
    .orderBy('kontoId')
    .limit(payers)
    .execute();
  const ledger: Ledger = { karty: [], ratyZbiorcze: [], raty: [], wplaty: [], elementy: [] };
  const made = people.map(({ login, podmiotId, nazwa }, index) => {
    const idKartyNaleznosci = FROM + index;
    const kind = KINDS[index % KINDS.length]!;
    const karta = {
      idKartyNaleznosci,
      podmiotId,
      rok: Number(today.slice(0, 4)),
      aplikacjaNaleznosci: kind,
      symbolKarty: `PROBA/${idKartyNaleznosci}`,
      numerKontaBankowego: cardAccount(idKartyNaleznosci),
      nazwaPlatnika: nazwa,
      uslugaId: RODZAJE_NALEZNOSCI[kind].uslugaId,
      czyInstytucja: 0,
      idPunktuOdbioru: null,
    };
    const plan = Array.from({ length: instalments }, (_, nr): Plan => {
      const parts = [`Część pierwsza`, `Część druga`].map((rodzajOplaty, part) => ({
        rodzajOplaty,
        kwotaGrosze: 1000 + 37 * nr + 101 * index + 13 * part,
      }));
      // Half of the terms have passed, by up to two years.
      const terminPlatnosci = addDays(today, (nr - instalments / 2) * Math.ceil(1400 / instalments))!;
      return { terminPlatnosci, parts, znaki: nr % 3 === 0 ? ['U'] : [] };
    });
    const { odsetki } = RODZAJE_NALEZNOSCI[kind];
    book(ledger, { karta, opis: 'Przypis próby', dataOperacji: today, nrDecyzji: null, odsetki, plan }, today);
    return { login, podmiotId, idKartyNaleznosci };
  });
  const moved = (rows: readonly object[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, MOVED.has(name) && value !== null ? value + FROM : value]),
      ),
    );
  await database.alone(async (trx) => {
    await database.insert(trx, 'karty', ledger.karty);
    for (const table of ['ratyZbiorcze', 'raty', 'elementy'] as const)
      await database.insert(trx, table, moved(ledger[table]));
  });
  return made;
}

const MOVED = new Set(['id', 'idNaleznosciRatyZbiorczej', 'idNaleznosciRaty']);
