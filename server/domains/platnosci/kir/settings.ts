import type { Slowa } from '../kanal.ts';

/** Paybynet of KIR as the office knows it. */
export interface Kir {
  /** Of the payee: its name at Paybynet. */
  nip: string;
  haslo: string;
  /** Where the browser posts the form. */
  adresFormularza: URL;
  /** The service that tells the status. */
  adresStatusu: URL;
  /** Namespace of its call. */
  przestrzenNazw: string;
  /** Amounts have a comma, otherwise a point. */
  przecinek: boolean;
  /** A notice without a hash is not taken. */
  czySkrot: boolean;
  /** Payments are counted on from here. */
  pierwszyNumer: number;
  /** Hosts that the form is passed on to: browsers want to be told of them. */
  dalejDo: readonly URL[];
  limitMs: number;
  prowizja?: Slowa;
}
