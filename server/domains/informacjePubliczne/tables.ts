import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    mieszkancy: MieszkaniecRow;
    dochody: DochodRow;
    wydatki: WydatekRow;
    wybory: WyboryRow;
    liczbyMieszkancow: LiczbyMieszkancowRow;
    imiona: ImieRow;
    /** Who is on the register of voters, for an office without the register of residents. */
    wyborcy: { pesel: string; nazwisko: string };
  }
}

/**
 * Numbers of residents as the register itself counts them, for an office without the register: one row for each kind of
 * registration and sex.
 */
export interface LiczbyMieszkancowRow {
  zameldowanie: 'STALE' | 'CZASOWE';
  plec: 'K' | 'M';
  ponizej18: number;
  od18: number;
  wymeldowani: number;
  wyjechali: number;
  zmarli: number;
}

/** How many residents were born in a year and bear a name, for an office without the register. */
export interface ImieRow {
  rokUrodzenia: number;
  imie: string;
  liczbaOsob: number;
}

/** One person of the register of residents, who lives here or once did. */
export interface MieszkaniecRow {
  id: number;
  imie: string;
  nazwisko: string;
  pesel: string;
  plec: 'K' | 'M';
  rokUrodzenia: number;
  dataUrodzenia: string;
  /** A Polish citizen: others are on no register of voters. */
  czyObywatel: number;
  adres: string;
  zameldowanie: 'STALE' | 'CZASOWE';
  zameldowanyOd: string;
  /** The last day; that of a temporary registration may be in the future. */
  zameldowanyDo: string | null;
  /** Why it ended or will end: struck off, moved abroad to stay, died, its time was over. */
  koniec: 'WYMELDOWANIE' | 'WYJAZD' | 'ZGON' | 'UPLYW' | null;
}

export interface DochodRow {
  id: number;
  rok: number;
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianachGrosze: number;
  naleznosciGrosze: number;
  dochodyOtrzymaneGrosze: number;
  dochodyWykonaneGrosze: number;
}

export interface WydatekRow {
  id: number;
  rok: number;
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianachGrosze: number;
  wydatkiGrosze: number;
  zobowiazaniaGrosze: number;
  kosztyGrosze: number;
  zaangazowanieGrosze: number;
}

/** An election day and the name of the election. */
export interface WyboryRow {
  dataWyborow: string;
  pl: string;
  en: string;
  de: string;
  uk: string;
  /** As the register counts them; null: they are counted here. */
  liczbaMieszkancow?: number | null;
  liczbaWyborcow?: number | null;
}

/** Who may use these tables: what is public, and in calls without a session whether somebody is a voter. */
export const access: AccessOf<
  'mieszkancy' | 'dochody' | 'wydatki' | 'wybory' | 'liczbyMieszkancow' | 'imiona' | 'wyborcy'
> = {
  mieszkancy: { roles: { gosc: 'read' } },
  dochody: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  wydatki: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  wybory: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  liczbyMieszkancow: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  imiona: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  wyborcy: { roles: { gosc: 'read', zasilenie: 'write' } },
};
