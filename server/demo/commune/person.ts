import type { MieszkaniecRow } from '../../domains/informacjePubliczne/tables.ts';
import type { Random } from '../kit/random.ts';

/** A person not yet in the register. */
export interface Member {
  rokUrodzenia: number;
  woman: boolean;
}

/** A person by year and sex. */
export type Person = Omit<
  MieszkaniecRow,
  'czyObywatel' | 'zameldowanie' | 'zameldowanyOd' | 'zameldowanyDo' | 'koniec'
>;
export type PersonMaker = (
  random: Random,
  id: number,
  member: Member,
  surname: readonly [string, string],
  adres: string,
) => Person;
