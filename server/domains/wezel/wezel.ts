import type { KeyObject, X509Certificate } from 'node:crypto';
import type { Level } from '../../engine/xml/names.ts';

declare module '../../engine/services.ts' {
  interface Services {
    /** The national node; absent: there is no login through it. */
    wezel?: Wezel;
  }
}

/** The settings of the national node: both ends, their keys, and the requested level of assurance. */
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
  /** The address for the browser's request; only a path for the node of the demo, which is on this site. */
  adresLogowania: string;
  /** The address where the office fetches the response. */
  adresArtefaktow: string;
  /** The trusted certificates: the present one, and the next before it changes. */
  certyfikatyWezla: readonly X509Certificate[];
  /** The authority for the node's TLS certificate, PEM; absent: those known to Node.js. */
  urzadCertyfikacji?: string;
  /** The parts of a response that must be signed. */
  podpisane: readonly Signed[];
  poziom: Level;
  sektor: 'public' | 'private';
  /** A key of 128 bits is accepted although 256 are announced. */
  czyKlucz128: boolean;
  /** The time limit of the node. */
  limitMs: number;
}

export const SIGNED = ['ArtifactResponse', 'Response', 'Assertion'] as const;
export type Signed = (typeof SIGNED)[number];

/** The path that the node's page posts to. */
export const ACS = '/wezel/acs';

/** The accepted difference between the clocks of node and office. */
export const SKEW_MS = 120_000;
