import type { Screen } from '../../src/blocks/screen.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { DataPlan } from './data/plan.ts';

/** A compiled municipality: everything that the office serves and the portal runs. */
export interface Municipality {
  manifest: Manifest;
  /** Compiled screens by name, with their documents. */
  screens: Readonly<Record<string, Screen>>;
  /** All texts by language and text key (`namespace.key`). */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Files named by a hash of their content, served under /m/ for ever. */
  files: ReadonlyMap<string, HashedFile>;
  contract: PublishedContract;
  /** Operations that the municipality adds to the shipped contract; absent: none. */
  own?: OwnOperations;
  office: OfficeFacts;
  /** The tables from which the office answers the operations in `own`; absent: it has none. */
  data?: DataPlan;
  content: Content;
  /** The folder on the disk that contains a file: that of the municipality, or that of its base. @param name from the root */
  folderOf(name: string): string;
}

export interface HashedFile {
  type: string;
  body: string;
}

/** The part of the contract that the office needs. */
export interface PublishedContract {
  operations: ReadonlyMap<string, Operation>;
  /** All domains as one OpenAPI document, with the parameters that a client adds to every call. */
  openapi(): object;
}

export interface OwnOperations {
  ids: readonly string[];
  /** Code of the generated modules that read the requests and write the responses of these operations. */
  requests: string;
  serialisers: string;
}

/** The reference office's facts about itself. Names, notices and labels are text keys. */
export interface OfficeFacts {
  contact: Readonly<
    Partial<Record<'name' | 'address' | 'postcode' | 'phone' | 'fax' | 'email' | 'nip' | 'site' | 'map', string>>
  >;
  notices: readonly string[];
  login: readonly string[];
  menu: readonly { label: string; typ: 'STRONA_WLASNA' | 'STRONA_WBUDOWANA' | 'LINK'; link: string; newTab: boolean }[];
  start?: StartPage;
  /** The days after its last save for which a draft is kept. */
  draftDays: number;
  /** Other backends: name -> domains of the contract that they answer. */
  bases: Readonly<Record<string, readonly string[]>>;
}

/** As the contract has it (`StronaStartowa`). */
export interface StartPage {
  typ: 'STRONA_WBUDOWANA' | 'LINK_WEWNETRZNY' | 'LINK_ZEWNETRZNY';
  link: string;
}

/** The pages and files of a municipality. Names, titles, leads and `words` (for the search) are text keys. */
export interface Content {
  pages: ReadonlyMap<
    string,
    { title: string; lead?: string; words?: string; html: Readonly<Record<Language, string>> }
  >;
  /** The first one is the root folder. */
  folders: ReadonlyMap<string, ContentFolder>;
  /** `file` is the path from the municipality's root. */
  files: ReadonlyMap<string, { name: string; file: string }>;
}

export interface ContentFolder {
  name: string;
  folders: readonly string[];
  pages: readonly string[];
  files: readonly string[];
}
