import type { KartaRow, RataZbiorczaRow } from '../db/schema.ts';
import { odsetkiOf, razem } from '../routes/dues/present.ts';

/** What an unpaid instalment costs who pays it today, in grosze. */
export const doZaplaty = (karta: Pick<KartaRow, 'aplikacjaNaleznosci'>, rata: RataZbiorczaRow, today: string): number =>
  razem(rata, odsetkiOf(karta, rata, today));
