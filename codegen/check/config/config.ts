import type { Access } from '../../../src/lang/descriptors/contract.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { ManifestService, Tile } from '../../../src/lang/descriptors/manifest.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { OfficeConfig } from './officeConfig.ts';

/** services.config.json without shorthand. */
export interface Config {
  name: string;
  logo?: string;
  theme: Readonly<Record<string, string>>;
  apiBase: string;
  /** Other backends: name -> domains of the contract. */
  bases: Readonly<Record<string, readonly string[]>>;
  refreshSeconds?: number;
  /** The days after its last save for which a draft is kept. */
  draftDays: number;
  languages: readonly Language[];
  hosts: Readonly<Record<string, string>>;
  /** Hosts whose pages a screen may embed. */
  frames: readonly string[];
  /** Hosts that forms may be sent to. */
  posts: readonly string[];
  special: { login: string; services: string; mine?: string; home?: string; page?: string; files?: string };
  /** Every screen that has an address: name -> path, access. */
  screens: ReadonlyMap<string, { path: string; access: Access; at: Path; also: readonly OtherAddress[] }>;
  groups: readonly { id: string; name: string; services: readonly ManifestService[] }[];
  /** What services contribute to screens, by screen. */
  parts: ReadonlyMap<string, readonly Part[]>;
  /** Icons of services, by number. */
  icons: ReadonlyMap<number, string>;
  tiles: readonly Tile[];
  office: OfficeConfig;
  /** Search words of services and pages, as text keys. */
  words: readonly { key: string; at: Path; service?: number; screen?: string }[];
}

/** One more address of a screen. */
export interface OtherAddress {
  path: string;
  query?: string;
  found?: { name: string; words: string };
}

/** What one service contributes to a screen that is composed of parts. */
export interface Part {
  service: number;
  /** The name of a fragment. */
  fragment: string;
  at: Path;
  /** As in ManifestService: the part is shown to those whom the service is offered to. */
  only?: 'osoba' | 'instytucja';
  flag?: string;
}
