import type { Screen } from '../../src/blocks/screen.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { DataPlan } from './data/plan.ts';

/** A compiled municipality: everything that the office serves and the portal runs. */
export interface Municipality {
  manifest: Manifest;
  /** With their documents. */
  screens: Readonly<Record<string, Screen>>;
  /** All words, flat by key. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Files named by a hash of their content, served under /m/ for ever. */
  files: ReadonlyMap<string, HashedFile>;
  contract: PublishedContract;
  /** Operations that the municipality adds to the shipped contract; absent: none. */
  own?: OwnOperations;
  office: OfficeFacts;
  /** What the office answers its own operations from. */
  data?: DataPlan;
  content: Content;
  /** The folder on the disk of one of its files: its own, or that of the municipality below it. */
  folderOf(name: string): string;
}

export interface HashedFile {
  type: string;
  body: string;
}

/** The contract as far as the office needs it. */
export interface PublishedContract {
  operations: ReadonlyMap<string, Operation>;
  /** All domains as one OpenAPI document, with what the client adds to every call. */
  openapi(): object;
}

export interface OwnOperations {
  ids: readonly string[];
  /** Texts of the generated modules that read their requests and write their answers. */
  requests: string;
  serialisers: string;
}

/** What the reference office answers of itself: contact, notices, menu, start page. Words are text keys. */
export interface OfficeFacts {
  contact: Readonly<
    Partial<Record<'name' | 'address' | 'postcode' | 'phone' | 'fax' | 'email' | 'nip' | 'site' | 'map', string>>
  >;
  notices: readonly string[];
  login: readonly string[];
  menu: readonly { label: string; typ: 'STRONA_WLASNA' | 'STRONA_WBUDOWANA' | 'LINK'; link: string; newTab: boolean }[];
  start?: StartPage;
}

/** As the contract has it (`StronaStartowa`). */
export interface StartPage {
  typ: 'STRONA_WBUDOWANA' | 'LINK_WEWNETRZNY' | 'LINK_ZEWNETRZNY';
  link: string;
}

/** The pages and files of a municipality. Names and titles are text keys. */
export interface Content {
  pages: ReadonlyMap<
    string,
    { title: string; lead?: string; words?: string; html: Readonly<Record<Language, string>> }
  >;
  /** The first is where residents begin. */
  folders: ReadonlyMap<string, ContentFolder>;
  /** `file` is named from the municipality's root. */
  files: ReadonlyMap<string, { name: string; file: string }>;
}

export interface ContentFolder {
  name: string;
  folders: readonly string[];
  pages: readonly string[];
  files: readonly string[];
}
