import { addDays } from '../../../src/lang/values/dates.ts';
import { dniSplaty, type Rata, type Wplata } from '../naleznosci/rozlicz.ts';
import data from './data/zezwolenia.json' with { type: 'json' };
import type { DoplataZezwolenRow } from './tables.ts';

type Doplata = Pick<DoplataZezwolenRow, 'dataWplaty' | 'nrRaty' | 'czyAnulowana'>;

/** The books of one card of permit fees: instalments by due date, payments by day, and what was paid on top of them. */
export interface Ksiegi {
  raty: readonly Rata[];
  wplaty: readonly Wplata[];
  doplaty: readonly Doplata[];
}

/**
 * The instalments that were lost: missed, and not paid with the additional payment within thirty days. Such an instalment ends
 * the permit, so nothing can be paid on top of it any more. Source: the act in data/zezwolenia.json, art. 18 ust. 12 to 12b.
 *
 * @returns by index of the instalment, the last day on which it could be made good
 */
export function stracone({ raty, wplaty, doplaty }: Ksiegi, today: string): ReadonlyMap<number, string> {
  const paidOn = dniSplaty(raty, wplaty);
  return new Map(
    raty.flatMap(({ idNaleznosciRatyZbiorczej, terminPlatnosci }, at): [number, string][] => {
      const until = addDays(terminPlatnosci, data.dniNaDoplate)!;
      const paid = paidOn.get(idNaleznosciRatyZbiorczej);
      if (until >= today || (paid !== undefined && paid <= terminPlatnosci)) return [];
      const onTop = doplaty.some((one) => !one.czyAnulowana && one.nrRaty === at + 1 && one.dataWplaty <= until);
      return paid !== undefined && paid <= until && onTop ? [] : [[at, until]];
    }),
  );
}
