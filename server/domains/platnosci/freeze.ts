import { formatDate } from '../../../src/lang/values/dates.ts';
import { odsetkiOf } from '../naleznosci/present.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from '../naleznosci/rodzajeNaleznosci.ts';
import type { KartaRow, RataRow, RataZbiorczaRow } from '../naleznosci/tables.ts';
import { vatWithin } from '../stawki/vat.ts';
import type { ZlecenieRataRow } from './tables.ts';

/** The instalments of an order, frozen when it was made. */
export interface Frozen {
  kwotaGrosze: number;
  tytul: string;
  raty: Omit<ZlecenieRataRow, 'id' | 'zlecenieId'>[];
}

/** The maximum length of the title of a transfer. */
const LONGEST_TITLE = 140;

/**
 * @param all instalments of the card by due date: the title names an instalment by its number among them
 * @param chosen ids of the ordered instalments, all of them unpaid
 * @param parts of the chosen ones
 */
export function freeze(
  karta: KartaRow,
  all: readonly RataZbiorczaRow[],
  chosen: ReadonlySet<number>,
  parts: readonly RataRow[],
  today: string,
): Frozen {
  const { vatProcent } = RODZAJE_NALEZNOSCI[karta.aplikacjaNaleznosci as RodzajNaleznosci];
  const byInstalment = Map.groupBy(parts, (part) => part.idNaleznosciRatyZbiorczej);
  const raty: Frozen['raty'] = [];
  const named: { nr: number; termin: string }[] = [];
  for (const [index, rata] of all.entries()) {
    const { idNaleznosciRatyZbiorczej, terminPlatnosci } = rata;
    if (!chosen.has(idNaleznosciRatyZbiorczej)) continue;
    named.push({ nr: index + 1, termin: terminPlatnosci });
    const odsetki = odsetkiOf(karta, rata, today);
    const own = (byInstalment.get(idNaleznosciRatyZbiorczej) ?? []).toSorted((a, b) => a.nrRaty - b.nrRaty);
    for (const [place, part] of own.entries()) {
      raty.push({
        lp: raty.length + 1,
        idNaleznosciRatyZbiorczej,
        idNaleznosciRaty: part.idNaleznosciRaty,
        terminPlatnosci,
        rodzajOplaty: part.rodzajOplaty,
        opisNrRaty: `Rata ${index + 1}`,
        kwotaRatyGrosze: part.kwotaRatyGrosze,
        kwotaGlownaGrosze: part.kwotaGlownaGrosze,
        kosztUpomnienGrosze: part.kosztyEgzekucjiGrosze,
        oplataProlongacyjnaGrosze: part.oplataProlongacyjnaGrosze,
        // Interest belongs to the whole instalment and is stored with its first part.
        odsetkiGrosze: place === 0 ? odsetki : 0,
        kwotaVatGrosze: vatProcent === null ? null : vatWithin(part.kwotaGlownaGrosze, vatProcent),
      });
    }
  }
  const kwotaGrosze = raty.reduce((sum, part) => sum + sumOf(part), 0);
  return { kwotaGrosze, tytul: titleOf(karta.symbolKarty, named), raty };
}

/** The amount of one part of an order. */
export const sumOf = (part: Frozen['raty'][number]): number =>
  part.kwotaGlownaGrosze + part.kosztUpomnienGrosze + part.oplataProlongacyjnaGrosze + part.odsetkiGrosze;

function titleOf(symbol: string, named: readonly { nr: number; termin: string }[]): string {
  if (named.length === 1) return `${symbol} rata z ${formatDate(named[0]!.termin)}`;
  const title = `${symbol} raty ${ranges(named.map(({ nr }) => nr))}`;
  return title.length <= LONGEST_TITLE ? title : `${symbol} raty w liczbie ${named.length}`;
}

/** `1-3, 5` @param numbers growing */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const nr of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === nr - 1) last[1] = nr;
    else runs.push([nr, nr]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
