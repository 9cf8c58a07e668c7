import { odsetkiOf, razem } from '../naleznosci/present.ts';
import type { KartaRow, RataZbiorczaRow } from '../naleznosci/tables.ts';

/** The amount of an unpaid instalment when it is paid today, in grosze. */
export const doZaplaty = (karta: Pick<KartaRow, 'aplikacjaNaleznosci'>, rata: RataZbiorczaRow, today: string): number =>
  razem(rata, odsetkiOf(karta, rata, today));
