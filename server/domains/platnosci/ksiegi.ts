import { sql } from 'kysely';
import { todayAt } from '../../engine/calendar/today.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Log } from '../../engine/log.ts';
import { findNiewrocone } from './niewrocone.ts';
import { LIVE } from './states.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of reported violations of each rule. */
const MOST = 20;

/** A rule that the books must meet at every moment, with a statement that finds violations. */
interface Zasada {
  kod: string;
  /** The rule in words, for the operator. */
  nazwa: string;
  /** The kind of its ids. */
  czego: 'card' | 'instalment' | 'order' | 'payment' | 'element';
  /** Selects `id`. @returns undefined: nothing can violate it */
  znajdz(nowMs: number, db: Db): string | undefined | Promise<string | undefined>;
}

/** A violated rule, with the ids of its violations. */
export interface Niezgodnosc extends Pick<Zasada, 'kod' | 'nazwa' | 'czego'> {
  ids: number[];
  /** Whether there are more than those named. */
  czyWiecej: boolean;
}

const live = LIVE.map((stan) => `'${stan}'`).join(', ');
/** Sums of rows that are booked alike, by a key. */
const sums = (table: string, key: string, costs = 'kosztyUpomnienGrosze', where = 'true') =>
  `(select "${key}" i, sum("kwotaGlownaGrosze") g, sum("${costs}") k, sum("oplataProlongacyjnaGrosze") o, sum("odsetkiGrosze") d
    from "${table}" where ${where} group by 1)`;

const zasady: readonly Zasada[] = [
  {
    kod: 'KARTA',
    nazwa:
      'elements less payments are what the unpaid instalments hold, of principal, costs and fee; assessed interest is paid',
    czego: 'card',
    znajdz: () => `select e.i id from ${sums('elementy', 'idKartyNaleznosci')} e
      left join ${sums('wplaty', 'idKartyNaleznosci')} w on w.i = e.i
      left join ${sums('ratyZbiorcze', 'idKartyNaleznosci', 'kosztyEgzekucjiGrosze', '"czySplacona" = 0')} r on r.i = e.i
      where e.g - coalesce(w.g, 0) <> coalesce(r.g, 0) or e.k - coalesce(w.k, 0) <> coalesce(r.k, 0)
         or e.o - coalesce(w.o, 0) <> coalesce(r.o, 0) or e.d <> coalesce(w.d, 0)`,
  },
  {
    kod: 'POZOSTALO',
    nazwa: 'what is left of the elements of a card is what its unpaid instalments hold',
    czego: 'card',
    znajdz:
      () => `select e.i id from (select "idKartyNaleznosci" i, sum("pozostaloDoSplatyGrosze") p from elementy group by 1) e
      left join ${sums('ratyZbiorcze', 'idKartyNaleznosci', 'kosztyEgzekucjiGrosze', '"czySplacona" = 0')} r on r.i = e.i
      where e.p <> coalesce(r.g, 0) + coalesce(r.k, 0) + coalesce(r.o, 0)`,
  },
  {
    kod: 'ELEMENT',
    nazwa: 'of an element no less than nothing is left, and no more than it was',
    czego: 'element',
    znajdz: () => `select id from elementy where "pozostaloDoSplatyGrosze" < 0 or "pozostaloDoSplatyGrosze" >
      "kwotaGlownaGrosze" + "kosztyUpomnienGrosze" + "odsetkiGrosze" + "oplataProlongacyjnaGrosze"`,
  },
  {
    kod: 'RATA',
    nazwa: 'the parts of an instalment give it to the grosz',
    czego: 'instalment',
    znajdz: () => `select z."idNaleznosciRatyZbiorczej" id from "ratyZbiorcze" z
      left join ${sums('raty', 'idNaleznosciRatyZbiorczej', 'kosztyEgzekucjiGrosze')} s on s.i = z."idNaleznosciRatyZbiorczej"
      where s.i is null or s.g <> z."kwotaGlownaGrosze" or s.k <> z."kosztyEgzekucjiGrosze"
         or s.o <> z."oplataProlongacyjnaGrosze" or s.d <> z."odsetkiGrosze"
         or z."kwotaRatyGrosze" <> (select sum("kwotaRatyGrosze") from raty p where p."idNaleznosciRatyZbiorczej" = z."idNaleznosciRatyZbiorczej")`,
  },
  {
    kod: 'ZLECENIE',
    nazwa: 'an order is the sum of its parts, all of them of instalments of its card and subject',
    czego: 'order',
    znajdz: () => `select z.id from zlecenia z
      left join ${sums('zleceniaRaty', 'zlecenieId', 'kosztUpomnienGrosze')} s on s.i = z.id
      where s.i is null or s.g + s.k + s.o + s.d <> z."kwotaGrosze"
      union select z.id from zlecenia z join "zleceniaRaty" p on p."zlecenieId" = z.id
      join "ratyZbiorcze" r on r."idNaleznosciRatyZbiorczej" = p."idNaleznosciRatyZbiorczej"
      where r."idKartyNaleznosci" <> z."idKartyNaleznosci" or r."podmiotId" <> z."podmiotId"`,
  },
  {
    kod: 'ZAKSIEGOWANE',
    nazwa: 'a booked order is one payment of its card for what it ordered, and its instalments are paid',
    czego: 'order',
    znajdz: () => `select z.id from zlecenia z
      left join ${sums('zleceniaRaty', 'zlecenieId', 'kosztUpomnienGrosze')} s on s.i = z.id
      left join wplaty w on w."zlecenieId" = z.id
      where z.stan = 'ZAKSIEGOWANA' and (w.id is null or w."idKartyNaleznosci" <> z."idKartyNaleznosci" or w."podmiotId" <> z."podmiotId"
        or w."kwotaGlownaGrosze" <> s.g or w."kosztyUpomnienGrosze" <> s.k or w."oplataProlongacyjnaGrosze" <> s.o
        or w."odsetkiGrosze" <> s.d or z."zaksiegowanoMs" is null or z."oplaconoMs" is null)
      union select z.id from zlecenia z join "zleceniaRaty" p on p."zlecenieId" = z.id
      join "ratyZbiorcze" r on r."idNaleznosciRatyZbiorczej" = p."idNaleznosciRatyZbiorczej"
      where z.stan = 'ZAKSIEGOWANA' and r."czySplacona" = 0`,
  },
  {
    kod: 'WPLATA',
    nazwa: 'a payment that names an order comes from one that was booked',
    czego: 'payment',
    znajdz: () => `select w.id from wplaty w join zlecenia z on z.id = w."zlecenieId"
      where z."zaksiegowanoMs" is null or z.stan not in ('ZAKSIEGOWANA', 'DO_WYJASNIENIA')`,
  },
  {
    kod: 'ZAJETE',
    nazwa: 'a live order holds its instalments, and no other order holds any',
    czego: 'order',
    znajdz: () => `select z.id from zlecenia z join "zleceniaRaty" p on p."zlecenieId" = z.id
      left join "zajeteRaty" j on j."idNaleznosciRatyZbiorczej" = p."idNaleznosciRatyZbiorczej" and j."zlecenieId" = z.id
      where z.stan in (${live}) and j."zlecenieId" is null
      union select z.id from "zajeteRaty" j join zlecenia z on z.id = j."zlecenieId"
      left join "zleceniaRaty" p on p."zlecenieId" = z.id and p."idNaleznosciRatyZbiorczej" = j."idNaleznosciRatyZbiorczej"
      where z.stan not in (${live}) or p.id is null`,
  },
  {
    kod: 'CZEKA',
    nazwa:
      'a live order has a next step, and none waits longer than it should: an hour when it is paid, three days after its validity',
    czego: 'order',
    znajdz: (nowMs) => `select id from zlecenia where stan in (${live}) and "nastepnaMs" is null
      union select id from zlecenia where stan = 'OPLACONA' and coalesce("pytanoMs", "oplaconoMs") < ${nowMs - HOUR_MS}
      union select id from zlecenia where stan in ('NOWA', 'ZLECONA') and "waznyDoMs" < ${nowMs - 72 * HOUR_MS}`,
  },
  {
    kod: 'NIEWROCONE',
    nazwa: 'a booked order is among the payments of the finance system five days later',
    czego: 'order',
    znajdz: (_, db) => findNiewrocone(db),
  },
];

/** Compares books and orders. @returns every violated rule */
export async function checkKsiegi(db: Db, nowMs: number): Promise<Niezgodnosc[]> {
  const found: Niezgodnosc[] = [];
  for (const { kod, nazwa, czego, znajdz } of zasady) {
    const statement = await znajdz(nowMs, db);
    if (statement === undefined) continue;
    const query = sql<{ id: number }>`select distinct id from (${sql.raw(statement)}) x order by id limit ${MOST + 1}`;
    const ids = (await query.execute(db)).rows.map(({ id }) => id);
    if (ids.length > 0) found.push({ kod, nazwa, czego, ids: ids.slice(0, MOST), czyWiecej: ids.length > MOST });
  }
  return found;
}

/** `order 4, 9 and more` */
export const idsOf = ({ czego, ids, czyWiecej }: Niezgodnosc): string =>
  `${czego} ${ids.join(', ')}${czyWiecej ? ' and more' : ''}`;

/** Orders whose money waits for the staff, the oldest first. */
export const doWyjasnienia = (db: Db) =>
  db
    .selectFrom('zlecenia')
    .select(['id', 'idPrzelewu', 'kanal', 'kwotaGrosze', 'zleconoMs', 'przyczyna'])
    .where('stan', '=', 'DO_WYJASNIENIA')
    .orderBy('id')
    .execute();

const NOTE = 'ksiegi';

/** Once a day, by one of all offices: a discrepancy is an alarm in the log. */
export async function watchKsiegi(db: Db, log: Log, now: Date): Promise<void> {
  const today = todayAt(now);
  const mine = await db
    .insertInto('notatki')
    .values({ klucz: NOTE, wartosc: today })
    .onConflict((conflict) =>
      conflict.column('klucz').doUpdateSet({ wartosc: today }).where('notatki.wartosc', '<', today),
    )
    .executeTakeFirst();
  if (mine.numInsertedOrUpdatedRows !== 1n) return;
  for (const one of await checkKsiegi(db, now.getTime()))
    log({ poziom: 'blad', zdarzenie: 'ksiegi-alarm', kod: one.kod, blad: `${one.nazwa}: ${idsOf(one)}` });
}
