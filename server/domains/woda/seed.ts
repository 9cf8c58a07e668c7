import { addDays, addMonths } from '../../../src/lang/values/dates.ts';
import { demoPerson } from '../../demo/kit/demoPerson.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import { isWorkingDay } from '../../engine/calendar/workingDays.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { ODBIOR_SCIEKOW, pozycjeFaktury, zuzycieZaKwoty } from './rules.ts';
import { type Historia, makeHistoria } from './seedWodomierze.ts';
import type { FakturaWodyRow, OdczytRow, PozycjaFakturyRow, ProtokolWymianyRow, WodomierzRow } from './tables.ts';

/** The share of meters replaced in the years with cards. */
const REPLACED = 0.15;
/** The share of points whose newest invoice waits for its document. */
const NOT_ISSUED = 0.2;

/** A bill on a card: an instalment with its consumption. */
interface Rachunek {
  idKartyNaleznosci: number;
  idNaleznosciRatyZbiorczej: number;
  rok: number;
  wystawiono: string;
  zuzycieTysieczne: number;
  scieki: boolean;
}

interface Punkt {
  idPunktu: number;
  podmiotId: number;
  czyInstytucja: number;
  rachunki: readonly Rachunek[];
}

/**
 * The contracts, meters, readings and invoices of every water card, also for an older demo
 * database. Readings follow from the bills, so all agree to the litre and to the grosz; a payer with equal bills
 * pays a flat rate, without a meter.
 */
export async function fillWoda(database: Database, query: Db, seed: number, today: string): Promise<void> {
  if (await query.selectFrom('umowyWody').select('idPunktu').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('water');
  const points = await punktyOf(query);
  // She has a replaced meter, an invoice without a document and reported states.
  const demo = await demoPerson(query, 'anna.wisniewska');
  const umowy = points.map(({ idPunktu, rachunki }) => {
    const own = random.fork(`contract/${idPunktu}`);
    const rok = rachunki[0]!.rok - own.integer(2, 20);
    const dataZawarcia = `${rok}-${two(own.integer(1, 12))}-${two(own.integer(1, 28))}`;
    return { idPunktu, numerUmowy: `U/W/${rok}/${String(idPunktu).padStart(4, '0')}`, dataZawarcia };
  });
  const places = points.filter(isMetered).map((punkt) => {
    const own = random.fork(`point/${punkt.idPunktu}`);
    const shown = punkt.podmiotId === demo?.podmiotId;
    const main = punkt.rachunki[0]!.scieki;
    return {
      punkt,
      own,
      last: shown || own.chance(NOT_ISSUED) ? punkt.rachunki.at(-1)! : undefined,
      historia: historiaOf(own, punkt, { always: shown && main, never: shown && !main }),
    };
  });
  await database.insert(query, 'umowyWody', umowy);
  const meters = numbered(places);
  await database.insert(query, 'wodomierze', meters.wodomierze);
  await database.insert(query, 'protokolyWymiany', meters.protokoly);
  const bills = billed(places, meters.idOf);
  await database.insert(query, 'odczyty', bills.odczyty);
  await database.insert(query, 'fakturyWody', bills.faktury);
  await database.insert(query, 'pozycjeFaktur', bills.pozycje);
  if (demo) await addReports(database, query, demo, today);
}

interface Place {
  punkt: Punkt;
  own: Random;
  /** The invoice whose document is not issued yet. */
  last: Rachunek | undefined;
  historia: Historia;
}

const isMetered = ({ rachunki }: Punkt): boolean =>
  new Set(rachunki.map(({ zuzycieTysieczne }) => zuzycieTysieczne)).size > 1;

/** Meters of a street are read on the same days of the month, some days before the invoice. */
function historiaOf(own: Random, punkt: Punkt, { always, never }: { always: boolean; never: boolean }): Historia {
  const daysBefore = own.integer(1, 7);
  const readOn = (issued: string) => workingDayUntil(addDays(issued, -daysBefore)!);
  const { rachunki, czyInstytucja } = punkt;
  const chance = own.chance(REPLACED);
  return makeHistoria(own.fork('meter'), {
    zakresLicznikaCalkowite: czyInstytucja ? 6 : rachunki[0]!.scieki ? 5 : 4,
    decimals: Math.max(...rachunki.map(({ zuzycieTysieczne }) => decimalsOf(zuzycieTysieczne))),
    replaced: always || (chance && !never),
    od: readOn(addMonths(rachunki[0]!.wystawiono, -2)!),
    zuzycia: rachunki.map(({ wystawiono, zuzycieTysieczne }) => ({
      dataOdczytu: readOn(wystawiono),
      zuzycieTysieczne,
    })),
  });
}

const workingDayUntil = (day: string): string => (isWorkingDay(day) ? day : workingDayUntil(addDays(day, -1)!));

const decimalsOf = (tysieczne: number): number => [1000, 100, 10, 1].findIndex((step) => tysieczne % step === 0);

/** Meters in the order of their points, each with a unique number: its year of manufacture, and a serial number. */
function numbered(places: readonly Place[]) {
  const wodomierze: WodomierzRow[] = [];
  const protokoly: ProtokolWymianyRow[] = [];
  const idOf = new Map<Place, number>();
  for (const place of places) {
    const first = wodomierze.length + 1;
    idOf.set(place, first);
    for (const meter of place.historia.wodomierze) {
      const idLicznika = wodomierze.length + 1;
      const nrLicznika = `${meter.dataMontazu.slice(2, 4)}-${String((idLicznika * 7919) % 1_000_003).padStart(6, '0')}`;
      wodomierze.push({ idLicznika, idPunktu: place.punkt.idPunktu, nrLicznika, miejsce: 1, ...meter });
    }
    if (place.historia.wymiana)
      protokoly.push({ idWyjetego: first, idZalozonego: first + 1, ...place.historia.wymiana });
  }
  return { wodomierze, protokoly, idOf };
}

/** Readings and invoices, numbered by their days over the whole commune. */
function billed(places: readonly Place[], idOf: ReadonlyMap<Place, number>) {
  const read = places.flatMap((place) =>
    place.historia.odczyty.map(({ meter, ...odczyt }, at) => ({
      row: { idLicznika: idOf.get(place)! + meter, ...odczyt },
      // Each reading but the first one has an invoice.
      rachunek: at === 0 ? undefined : place.punkt.rachunki[at - 1],
      place,
    })),
  );
  read.sort((a, b) => (a.row.dataOdczytu < b.row.dataOdczytu ? -1 : a.row.dataOdczytu > b.row.dataOdczytu ? 1 : 0));
  const odczyty = read.map(({ row }, index): OdczytRow => ({ idOdczytu: index + 1, ...row }));
  const faktury: FakturaWodyRow[] = [];
  const pozycje: PozycjaFakturyRow[] = [];
  const invoiced = read
    .flatMap(({ rachunek, place }, index) => (rachunek ? [{ rachunek, place, idOdczytu: index + 1 }] : []))
    .sort((a, b) =>
      a.rachunek.wystawiono < b.rachunek.wystawiono ? -1 : a.rachunek.wystawiono > b.rachunek.wystawiono ? 1 : 0,
    );
  for (const { rachunek, place, idOdczytu } of invoiced) {
    const idFaktury = faktury.length + 1;
    const [year, month] = rachunek.wystawiono.split('-');
    faktury.push({
      idFaktury,
      idKartyNaleznosci: rachunek.idKartyNaleznosci,
      idNaleznosciRatyZbiorczej: rachunek.idNaleznosciRatyZbiorczej,
      idOdczytu,
      numerFaktury: `FW/${year}/${month}/${String(idFaktury).padStart(6, '0')}`,
      dataWystawieniaFaktury: rachunek.wystawiono,
      idDokumentuPdf: rachunek === place.last ? null : 800_000 + idFaktury,
    });
    for (const line of pozycjeFaktury(rachunek.rok, rachunek.zuzycieTysieczne, rachunek.scieki))
      pozycje.push({ idFaktury, ...line });
  }
  return { odczyty, faktury, pozycje };
}

/** The bills of every point, the oldest first; points with a bill that matches no consumption are left out. */
async function punktyOf(query: Db): Promise<Punkt[]> {
  const rows = await query
    .selectFrom('karty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .where('karty.aplikacjaNaleznosci', '=', 'WODA_I_SCIEKI')
    .where('karty.idPunktuOdbioru', 'is not', null)
    .select(['karty.idPunktuOdbioru', 'karty.podmiotId', 'karty.czyInstytucja', 'karty.rok', 'karty.idKartyNaleznosci'])
    .select(['ratyZbiorcze.idNaleznosciRatyZbiorczej', 'terminPlatnosci', 'rodzajOplaty', 'raty.kwotaRatyGrosze'])
    .orderBy('karty.idPunktuOdbioru')
    .orderBy('terminPlatnosci')
    .orderBy('ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .execute();
  const byPoint = Map.groupBy(rows, (row) => row.idPunktuOdbioru!);
  return [...byPoint].flatMap(([idPunktu, own]) => {
    const bills = [...Map.groupBy(own, (row) => row.idNaleznosciRatyZbiorczej).values()];
    const rachunki = bills.flatMap((parts): Rachunek[] => {
      const { idKartyNaleznosci, idNaleznosciRatyZbiorczej, rok, terminPlatnosci } = parts[0]!;
      const amounts = new Map(parts.map((part) => [part.rodzajOplaty, part.kwotaRatyGrosze]));
      const zuzycieTysieczne = zuzycieZaKwoty(rok, amounts);
      if (zuzycieTysieczne === undefined) return [];
      const wystawiono = issuedOn(terminPlatnosci);
      const scieki = amounts.has(ODBIOR_SCIEKOW);
      return [{ idKartyNaleznosci, idNaleznosciRatyZbiorczej, rok, wystawiono, zuzycieTysieczne, scieki }];
    });
    const { podmiotId, czyInstytucja } = own[0]!;
    return rachunki.length === bills.length ? [{ idPunktu, podmiotId, czyInstytucja, rachunki }] : [];
  });
}

/** Invoices are issued on the 10th, and are due three weeks later or on the next working day. */
const issuedOn = (terminPlatnosci: string): string => `${addDays(terminPlatnosci, -21)!.slice(0, 7)}-10`;

/** Two reports about her main meter: one before the last reading, one after it. */
async function addReports(
  database: Database,
  query: Db,
  { podmiotId, kontoId }: { podmiotId: number; kontoId: number },
  today: string,
): Promise<void> {
  const [last, before] = await query
    .selectFrom('odczyty')
    .innerJoin('wodomierze', 'wodomierze.idLicznika', 'odczyty.idLicznika')
    .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
    .where('podmiotId', '=', podmiotId)
    .where('dataWyjecia', 'is', null)
    .select(['odczyty.idLicznika', 'dataOdczytu', 'stanTysieczne', 'zuzycieTysieczne'])
    .orderBy('idPunktu')
    .orderBy('dataOdczytu', 'desc')
    .limit(2)
    .execute();
  if (!last || last.idLicznika !== before?.idLicznika) return;
  const reported = (day: string, stanTysieczne: number, handled: string | null) => ({
    idLicznika: last.idLicznika,
    kontoId,
    kiedyUtworzono: `${day}T16:20:00.000Z`,
    kiedyObsluzono: handled && `${handled}T07:40:00.000Z`,
    stanTysieczne,
    uwagiZgloszone: handled && 'Stan przyjęty, potwierdzony przy odczycie.',
  });
  const rows = [reported(addDays(before.dataOdczytu, -1)!, before.stanTysieczne, before.dataOdczytu)];
  const since = addDays(last.dataOdczytu, 8)!;
  if (since < today) rows.push(reported(since, last.stanTysieczne + 2000, null));
  await database.insert(query, 'zgloszeniaStanu', rows);
}

const two = (value: number): string => String(value).padStart(2, '0');
