import type { KontoRow } from '../../engine/db/tables.ts';

/** The state of an account made by the office once its link is used, and how the link was delivered. */
export interface OfficeMade {
  stan: 'AKTYWNE' | 'NIEPOTWIERDZONE';
  /** A link sent by mail confirms the e-mail; one in a letter does not. */
  droga: 'mail' | 'list';
}

/** What the first use of an office's link changes of its account. */
export const afterOfficeLink = (
  { stan, droga }: OfficeMade,
  konto: Pick<KontoRow, 'pesel'> & { czyEmailPotwierdzony: number },
) => ({
  row: { stan, czyEmailPotwierdzony: droga === 'mail' ? 1 : konto.czyEmailPotwierdzony },
  /** The PESEL whose one full account this becomes; null: the account is not full, or has no person. */
  pesel: stan === 'AKTYWNE' ? konto.pesel : null,
});
