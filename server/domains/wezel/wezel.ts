import type { KeyObject, X509Certificate } from 'node:crypto';
import type { Level } from '../../engine/xml/names.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** The national node; absent: there is no login through it. */
    wezel?: Wezel;
  }
}

/** The national node as the office knows it: both ends, their keys, and what is asked of a person. */
export interface Wezel {
  /** The office's identifier at the node. */
  idSystemu: string;
  nazwaSystemu: string;
  klucz: KeyObject;
  certyfikat: X509Certificate;
  /** The key that decrypts responses. */
  kluczSzyfrowania: KeyObject;
  certyfikatSzyfrowania: X509Certificate;
  /** The required issuer of its responses. */
  idWezla: string;
  /** Where the browser posts the request; the path alone for the node of the demo, which is this very site. */
  adresLogowania: string;
  /** Where the office fetches the answer. */
  adresArtefaktow: string;
  /** The trusted certificates: the present one, and the next before it changes. */
  certyfikatyWezla: readonly X509Certificate[];
  /** The authority that vouches for the node's TLS, PEM; absent: those that Node knows. */
  urzadCertyfikacji?: string;
  /** The parts of a response that must be signed. */
  podpisane: readonly Signed[];
  poziom: Level;
  sektor: 'public' | 'private';
  /** A key of 128 bits is accepted where 256 were announced. */
  czyKlucz128: boolean;
  /** How long the node may take. */
  limitMs: number;
}

export const SIGNED = ['ArtifactResponse', 'Response', 'Assertion'] as const;
export type Signed = (typeof SIGNED)[number];

/** Where the node's page sends the browser back to. */
export const ACS = '/wezel/acs';

/** How far the clocks of node and office may be apart. */
export const SKEW_MS = 120_000;
