import type * as models from '../../../src/generated/models.ts';
import type { Context } from '../../engine/http/context.ts';
import type { KartaRow } from '../naleznosci/tables.ts';
import { decyzjeOd } from './queries.ts';

/** Decisions since a day. @param karty all cards of the subject */
export async function sprawyDecyzji(
  { db }: Context,
  karty: readonly KartaRow[],
  odDnia: string,
): Promise<models.SprawaDecyzji[]> {
  const taxed = new Map(
    karty
      .filter(({ aplikacjaNaleznosci }) => aplikacjaNaleznosci === 'PODATKI_GMINNE')
      .map((karta) => [karta.idKartyNaleznosci, karta]),
  );
  const rows = await decyzjeOd(db, [...taxed.keys()], odDnia);
  return rows.map(({ idArchiwumDruku, idKartyNaleznosci, opisWymiaru, nrDecyzji, dataWymiaru }) => ({
    idArchiwumDruku: idArchiwumDruku!,
    idKartyNaleznosci,
    rokPodatkowy: taxed.get(idKartyNaleznosci)!.rok,
    opisWymiaru,
    nrDecyzji,
    dataWymiaru: dataWymiaru!,
  }));
}
