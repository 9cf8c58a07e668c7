import type { Access } from './contract.ts';
import type { Param } from './declarations.ts';
import type { Language } from './language.ts';

/**
 * What the portal loads first: everything that is not one screen's. `screens` and `groups` travel in a file of their own
 * (siteMap.ts), the rest is in the page.
 */
export interface Manifest {
  /** A hash of all of it. */
  version: string;
  name: string;
  theme: Readonly<Record<string, string>>;
  logo?: string;
  api: { base: string };
  /** The office's telephone, as it is dialled. */
  phone?: string;
  /** How often activity prolongs a session, if the municipality sets it. */
  refreshSeconds?: number;
  languages: readonly Language[];
  screens: Readonly<Record<string, ManifestScreen>>;
  groups: readonly { id: string; name: string; services: readonly ManifestService[] }[];
  tiles: readonly Tile[];
  /** Screens the shell itself leads to; `page` shows a page of the office's own, named by `nazwaPliku` in the query. */
  special: { login: string; services: string; mine?: string; home?: string; page?: string; files?: string };
  /** Hosts that `leave` and `post` may lead to, by name. */
  hosts: Readonly<Record<string, string>>;
  /** Hosts whose pages a screen may show in a frame. */
  frames?: readonly string[];
  /** Hosts that forms may be sent to. */
  posts?: readonly string[];
  /** Shell texts: one file a language, for a language that is chosen later. */
  texts: Readonly<Record<Language, string>>;
  /** The file of `screens` and `groups`, with the shell texts of a page in this language. */
  map: Readonly<Record<Language, string>>;
  /** What can be found, and by which words: one file a language, `Findable[]`, fetched with the first search. */
  search: Readonly<Record<Language, string>>;
}

/** A service, a page or a file, for the search. */
export interface Findable {
  /** Its number; absent: no service. */
  service?: number;
  screen: string;
  /** The query of the address, which selects one page of many. */
  query?: string;
  name: string;
  group?: string;
  /** What people type when they look for it. */
  words?: readonly string[];
  /** Its name in the office's language, if that differs: letters from the office use it. */
  native?: string;
}

export interface ManifestScreen {
  path: string;
  /** Other addresses that lead there, with their parameters. */
  also?: readonly { path: string; query?: string }[];
  access: Access;
  title: string | null;
  /** The key of the text that the screen begins with, if that text needs no data: the first paint shows it. */
  lead?: string;
  file: string;
  texts: Readonly<Record<Language, string>>;
  /** An ES module: `answers` by operation and `forms` by block id. */
  validators: string;
  params: Readonly<Record<string, Param['in']>>;
  /** Those of the query that do not stay in the address. */
  hide?: readonly string[];
  /** Its types of block whose code does not come with every screen, and `RARE_FUNCTIONS` if an expression calls one of those. */
  uses: readonly string[];
}

/** In `uses`: src/lang/expressions/rareFunctions.ts. */
export const RARE_FUNCTIONS = 'functions';

export interface ManifestService {
  uslugaId: number;
  slug: string;
  screen: string;
  /** How the screen opens, as its address states. */
  query?: string;
  /** A text key. */
  name: string;
  access: Access;
  /** The kind of subject it is for. */
  only?: 'osoba' | 'instytucja';
  /** A flag of the office's configuration: while it is false the service is not offered. */
  flag?: string;
}

/** A tile of the home page: a service, a screen or an address of this site. */
export interface Tile {
  id: string;
  /** A text key. */
  label: string;
  icon: string;
  to: { service: number } | { screen: string };
}
