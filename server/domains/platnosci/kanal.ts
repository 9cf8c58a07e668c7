import type { Language } from '../../../src/lang/descriptors/language.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** Channels of online payments; absent: there are no online payments. */
    platnosci?: Kanaly;
  }
}

/** A sentence for residents. */
export type Slowa = Readonly<Record<Language, string>>;

/** The payee, as frozen with an order. */
export interface Odbiorca {
  nazwa: string;
  adres: string;
  miasto: string;
  kodPocztowy: string;
  email: string | null;
  /** Two letters. */
  kraj: string;
}

/** An order as its provider gets it: everything frozen when it was made, but for the payer's e-mail of now. */
export interface Zlecenie {
  id: number;
  idPrzelewu: string;
  kwotaGrosze: number;
  /** 26 digits. */
  numerRachunku: string;
  tytul: string;
  odbiorca: Odbiorca;
  /** Of the payer; '' for none. */
  email: string;
  jezyk: string;
  zleconoMs: number;
  /** The provider accepts money until then. */
  waznyDoMs: number;
  /** The result of `register`; null before. */
  idDostawcy: string | null;
  adresDostawcy: string | null;
}

/**
 * A provider's answer about an order. `czeka`: known, neither paid nor refused yet; `nieznane`: it does
 * not know the order; `zwrocono`: the money arrived and was returned.
 */
export type Pytanie =
  | { stan: 'czeka' }
  | {
      stan: 'zaplacono';
      kwotaGrosze: number;
      waluta: string;
      /** Where the money went, 26 digits with or without letters and spaces; absent: it does not say. */
      numerRachunku?: string;
      /** When the payer paid; absent: it does not say. */
      kiedyMs?: number;
    }
  | { stan: 'odrzucono' | 'wygaslo' | 'zwrocono'; powod?: string }
  | { stan: 'nieznane' };

/** Where the browser goes to pay: an address, or a form that is posted there. */
export type Przejscie = { go: string } | { post: string; fields: Record<string, string> };

/** A notice names its order by one of its two names; an amount is in it only where its signature covers that too. */
export type Wskazanie = ({ idPrzelewu: string } | { id: number }) & { kwotaGrosze?: number };

/** One provider. It never touches the database; what it answers is checked against the order by whoever asked. */
export interface Kanal {
  kod: 'KIR' | 'P24';
  /** The text about its commission for residents; absent: none. */
  prowizja?: Slowa;
  /** Origins that a form of `passage` may go to; absent: it posts none. */
  formularze?: readonly string[];
  /**
   * Makes the order known; safe to repeat, the provider knows it by `idPrzelewu`.
   *
   * @throws ProviderFailure to be tried again
   * @throws ProviderRefusal never to be
   */
  register(zlecenie: Zlecenie): Promise<{ idDostawcy: string | null; adres: string | null }>;
  /** Only the configured host. */
  passage(zlecenie: Zlecenie): Przejscie;
  /** @throws ProviderFailure */
  ask(zlecenie: Zlecenie): Promise<Pytanie>;
  /** @returns undefined for a notice that is not genuine or makes no sense */
  readNotice(raw: string, headers: Readonly<Record<string, string | string[] | undefined>>): Wskazanie | undefined;
}

/** The channels that are on. */
export interface Kanaly {
  kir?: Kanal;
  p24?: Kanal;
}

/** The provider will never accept this order. */
export class ProviderRefusal extends Error {}
