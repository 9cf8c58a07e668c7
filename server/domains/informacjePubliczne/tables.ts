declare module '../../engine/db/tables.ts' {
  interface Tables {
    mieszkancy: MieszkaniecRow;
    dochody: DochodRow;
    wydatki: WydatekRow;
    wybory: WyboryRow;
  }
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
}
