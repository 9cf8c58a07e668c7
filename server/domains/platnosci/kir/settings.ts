import type { Slowa } from '../kanal.ts';

/** The settings of Paybynet of KIR. */
export interface Kir {
  /** The NIP of the payee, its identifier at Paybynet. */
  nip: string;
  haslo: string;
  /** Where the browser posts the form. */
  adresFormularza: URL;
  /** The address of the status service. */
  adresStatusu: URL;
  /** The XML namespace of its call. */
  przestrzenNazw: string;
  /** Amounts have a comma, otherwise a point. */
  przecinek: boolean;
  /** A notice without a hash is refused. */
  czySkrot: boolean;
  /** The number that payment numbers start from. */
  pierwszyNumer: number;
  /** Hosts that the form is redirected to: the policy for browsers has to name them. */
  dalejDo: readonly URL[];
  limitMs: number;
  prowizja?: Slowa;
}
