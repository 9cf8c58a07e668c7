import { odsetkiOf, razem } from '../naleznosci/present.ts';
import type { KartaRow, RataZbiorczaRow } from '../naleznosci/tables.ts';

/** What an unpaid instalment costs who pays it today, in grosze. */
export const doZaplaty = (karta: Pick<KartaRow, 'aplikacjaNaleznosci'>, rata: RataZbiorczaRow, today: string): number =>
  razem(rata, odsetkiOf(karta, rata, today));
