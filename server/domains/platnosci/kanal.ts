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

/** An order as its provider gets it: frozen when it was made, except for the payer's present e-mail. */
export interface Zlecenie {
  id: number;
  idPrzelewu: string;
  kwotaGrosze: number;
  /** 26 digits. */
  numerRachunku: string;
  tytul: string;
  odbiorca: Odbiorca;
  /** The e-mail of the payer; '' for none. */
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
      /** The account that received the money, 26 digits with or without letters and spaces; absent: not reported. */
      numerRachunku?: string;
      /** The time of the payment; absent: not reported. */
      kiedyMs?: number;
    }
  | { stan: 'odrzucono' | 'wygaslo' | 'zwrocono'; powod?: string }
  | { stan: 'nieznane' };

/** The provider's page for the payment: an address, or a form that is posted there. */
export type Przejscie = { go: string } | { post: string; fields: Record<string, string> };

/** The order that a notice names, by one of its two identifiers; an amount is present only when the signature covers it. */
export type Wskazanie = ({ idPrzelewu: string } | { id: number }) & { kwotaGrosze?: number };

/** One provider. It never uses the database; the caller compares its answers with the order. */
export interface Kanal {
  kod: 'KIR' | 'P24';
  /** The text about its commission for residents; absent: none. */
  prowizja?: Slowa;
  /** Origins that a form of `passage` may go to; absent: it posts none. */
  formularze?: readonly string[];
  /**
   * Registers the order at the provider; safe to repeat, since the provider recognises it by `idPrzelewu`.
   *
   * @throws ProviderFailure for a temporary error: to be tried again
   * @throws ProviderRefusal for a permanent one
   */
  register(zlecenie: Zlecenie): Promise<{ idDostawcy: string | null; adres: string | null }>;
  /** Leads only to the configured host. */
  passage(zlecenie: Zlecenie): Przejscie;
  /** So many orders of one day can be asked about with one call; absent: one. */
  naraz?: number;
  /**
   * Asks about orders.
   *
   * @returns the answer about each of them, which throws ProviderFailure when it makes no sense
   * @throws ProviderFailure when there is no answer about any
   */
  ask(zlecenia: readonly [Zlecenie, ...Zlecenie[]]): Promise<(zlecenie: Zlecenie) => Pytanie>;
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
