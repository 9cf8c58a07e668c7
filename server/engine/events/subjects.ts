import type { Osoba, Podmiot } from '../../../src/generated/events.ts';
import type { Db } from '../db/open.ts';
import type { KontoRow, PodmiotRow } from '../db/tables.ts';

/** A subject as events name it. */
export const podmiotInEvent = ({
  nazwa,
  czyInstytucja,
  pesel,
  nip,
}: Pick<PodmiotRow, 'nazwa' | 'czyInstytucja' | 'pesel' | 'nip'>): Podmiot =>
  czyInstytucja === 1
    ? { nazwa, czyInstytucja: true, pesel: null, nip }
    : { nazwa, czyInstytucja: false, pesel, nip: null };

/** The person of an account as events name them. */
export const osobaInEvent = ({ imie, nazwisko, pesel }: Pick<KontoRow, 'imie' | 'nazwisko' | 'pesel'>): Osoba => ({
  imie,
  nazwisko,
  pesel,
});

/** The same by the number of the account. */
export const osobaOf = async (db: Db, kontoId: number): Promise<Osoba> =>
  osobaInEvent(
    await db
      .selectFrom('konta')
      .select(['imie', 'nazwisko', 'pesel'])
      .where('kontoId', '=', kontoId)
      .executeTakeFirstOrThrow(),
  );
