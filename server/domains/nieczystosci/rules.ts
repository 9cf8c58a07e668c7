import { addDays, formatDate } from '../../../src/lang/values/dates.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import { isWorkingDay } from '../../engine/calendar/workingDays.ts';
import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import numbers from './data/nieczystosci.json' with { type: 'json' };

/** How many orders an account may send within a day, and how many of a subject may wait. */
export const { najwiecejNaDobe, najwiecejOczekujacych } = numbers;

/** The days that can be ordered, and the price: the truck comes on the next working day at the earliest. */
export function zasadyNa(today: string) {
  let pierwszyDzien = addDays(today, 1)!;
  while (!isWorkingDay(pierwszyDzien)) pierwszyDzien = addDays(pierwszyDzien, 1)!;
  const ostatniDzien = addDays(today, numbers.najwyzejDniNaprzod)!;
  return {
    pierwszyDzien,
    ostatniDzien,
    najdluzszeOknoDni: numbers.najdluzszeOknoDni,
    najwiecejOczekujacych,
    cenaZaM3: fromGrosze(stawkaRoku(numbers.cenaZaM3Grosze, Number(today.slice(0, 4)))),
  };
}

/** Days on which the truck may come, both ends counted. */
export interface Okno {
  odDnia: string;
  doDnia: string;
}

/** An error in the days of an order: the field, the key of its message, and the day in it. */
export interface ZleDni {
  pole: keyof Okno;
  key: string;
  dzien?: string;
}

/** @returns undefined when the truck can come in these days */
export function zleDni({ odDnia, doDnia }: Okno, today: string): ZleDni | undefined {
  const { pierwszyDzien, ostatniDzien, najdluzszeOknoDni } = zasadyNa(today);
  if (odDnia < pierwszyDzien) return { pole: 'odDnia', key: 'zamowienie.zaWczesnie', dzien: formatDate(pierwszyDzien) };
  if (odDnia > ostatniDzien) return { pole: 'odDnia', key: 'zamowienie.zaPozno', dzien: formatDate(ostatniDzien) };
  if (doDnia < odDnia) return { pole: 'doDnia', key: 'zamowienie.kolejnosc' };
  if (doDnia > ostatniDzien) return { pole: 'doDnia', key: 'zamowienie.zaPozno', dzien: formatDate(ostatniDzien) };
  const longest = addDays(odDnia, najdluzszeOknoDni - 1)!;
  if (doDnia > longest) return { pole: 'doDnia', key: 'zamowienie.zaDlugo', dzien: formatDate(longest) };
  for (let day = odDnia; day <= doDnia; day = addDays(day, 1)!) if (isWorkingDay(day)) return undefined;
  return { pole: 'odDnia', key: 'zamowienie.wolne' };
}
