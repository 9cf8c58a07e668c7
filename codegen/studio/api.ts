import type { ShownProblem } from '../report/lines.ts';
import type { Address, Json, Sentence, SmallEdit } from './edit.ts';
import type { TextSubject } from './rights.ts';

/*
 * The studio of `okienko dev` over HTTP, below /dev/studio/. Only the page of the same origin may call it.
 *
 *   GET  state                         StudioState
 *   GET  clerk                         Clerk; {} where nobody has to log in
 *   GET  part?file=…&at=…              Part
 *   GET  text?key=…                    TextEntry
 *   GET  catalogue                     Catalogue
 *   GET  look                          Look
 *   GET  offers?file=…&at=…            Offer[]: what can be added to a list
 *   GET  pages                         PageList
 *   GET  page?id=…                     ContentPage
 *   GET  targets                       LinkTarget[]
 *   POST picture  the bytes of one     Picture: what is kept of it; nothing is changed
 *   GET  history                       HistoryState
 *   GET  revision?id=…                 FileChange[] of a commit
 *   POST author   { name, email }      HistoryState: steps become commits in this name
 *   POST restore  { id }               Plan and StudioState: a step that takes a commit back
 *   GET  proposals                     ProposalsState
 *   POST proposal { id, choices }      ProposalView: what would be with it; nothing is changed
 *   POST pictures { id, choices }      Pictures: the portal shows the proposal, too
 *   POST propose  { title, note }      ProposalsState: the steps are laid aside
 *   POST accept   { id, choices }      ProposalsState
 *   POST decline  { id, reason }       ProposalsState
 *   POST resume   { id, choices }      ProposalsState: its author goes on with it
 *   GET  common                        CommonSummary; {} where the studio is not hosted
 *   POST takeover { choices }          TakenOver: what others have handed in comes into the copy
 *   POST share    { choices }          Shared: the copy is handed in
 *   GET  publishing                    PublishState
 *   POST publish  { note }             Published, after the check and the scenarios
 *   POST serve    { nr }               PublishState: offices serve this version
 *   GET  scenarios                     ScenarioList, with the last results
 *   POST scenarios { screens? }        ScenarioList, after they ran apart from this process
 *   POST case    { screen, index?, value }  SavedCase: it ran, and was saved if it passes
 *   POST draft   { screen, name }      ScenarioList, without this draft
 *   POST answers { screen, state, … }  the settings of the mock office as answers of a scenario
 *   POST plan    an Edit               Plan; nothing is changed
 *   POST edit    an Edit               Plan and StudioState
 *   POST undo, POST redo               StudioState
 *
 * What cannot be done is answered with 422 and a Refused. Changes of files reach the page as those of an editor do: by /dev/events.
 */
export const STUDIO = '/dev/studio/';

/** An edit that was made, and can be undone. */
export interface Step {
  id: number;
  sentence: Sentence;
  /** Its files, named from the municipality's folder. */
  files: readonly string[];
}

export interface StudioState {
  /** The steps that are made, the last one last. */
  steps: readonly Step[];
  /** The steps that were undone; the next to redo first. */
  undone: readonly Step[];
  /** The files as edited do not check, so they are not written: the portal shows the last good state. */
  underWay: boolean;
  /** The errors of the work under way. */
  problems: readonly ShownProblem[];
}

/** What an edit does, before it counts. */
export interface Plan {
  sentence: Sentence;
  diff: readonly FileChange[];
  /** The errors and warnings that the municipality has with the edit. */
  problems: readonly ShownProblem[];
  touches: readonly Touch[];
}

/** The texts of one file; '' where there is none. */
export interface FileChange {
  file: string;
  before: string;
  after: string;
}

/** Something else that uses the changed part or text. */
export interface Touch {
  kind: 'screen' | 'text' | 'scenario' | 'service' | 'overlay' | 'tile' | 'menu' | 'page';
  /** Of a screen `budzet/dochody`, of a text its key, of a service its number, of a page of content/ its id. */
  name: string;
  title?: string;
}

/** One part of the merged municipality. */
export interface Part {
  file: string;
  at: Address;
  /** The type of a block; '' of any other part. */
  type: string;
  /** As written: with shorthand, without defaults. */
  value: Json;
  /** Where the value of each key is written. */
  places: Readonly<Record<string, WrittenAt>>;
  /** The named items of its lists. */
  lists: Readonly<Record<string, readonly { name: string; title: string }[]>>;
  /** The keys of the lists to which something can be added, also of those that it does not have yet. */
  open: readonly string[];
}

export interface WrittenAt {
  file: string;
  line: number;
  column: number;
  /** In the edited municipality itself, not in the base below its overlay. */
  own: boolean;
}

export interface TextEntry {
  key: string;
  /** By key: itself, or its plural forms, `raty.ile_one`. Then by language. */
  texts: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  placeholders: readonly string[];
  plural: boolean;
  /** The titles of the screens that show it. */
  uses: readonly string[];
  /** Decides which roles may change it. */
  subject: TextSubject;
}

/** What the portal offers, in its order: with services that are switched off, and what leads to them. */
export interface Catalogue {
  groups: readonly Group[];
  tiles: readonly Entry[];
  menu: readonly Entry[];
}

/** A service, a tile, an entry of the menu. */
export interface Entry {
  /** `services/20`, `menu/start` */
  at: Address;
  /** Of the item in its list. */
  name: string;
  /** In the first language. */
  title: string;
  /** The key of its title; absent where it has the title of its service. */
  text?: string;
  /** Where it leads: an address, or the title of a service. */
  leads: string;
  off: boolean;
}

export interface Group extends Omit<Entry, 'leads' | 'off'> {
  services: readonly Entry[];
}

/** How the portal looks, and where it begins. */
export interface Look {
  /** The colours that are set, by their token. */
  theme: Readonly<Record<string, string>>;
  /** The file of the logo. */
  logo?: string;
  /** Where it begins, if not at the home page. */
  start?: Json;
  isOverlay: boolean;
}

/** Of offered services, in their order: what the portal does not show yet comes first, and what no resident would look for last. */
export const OFFER_GROUPS = ['unused', 'used', 'technical'] as const;
export type OfferGroup = (typeof OFFER_GROUPS)[number];

/** Something that exists and is not in a list yet, with a value that it can start from. */
export interface Offer {
  /** Of the new item in its list. */
  name: string;
  /** The type of its value in the contract; a block has a type of its own. */
  kind?: string;
  /** What the contract says of it, in the language of the contract. */
  description?: string;
  /** What it is or gives, for whoever shapes the portal, by language. */
  about?: Readonly<Record<string, string>>;
  /** The operation that a service is made of. */
  operation?: string;
  /** A service: of an operation that no screen uses yet, of one that a screen has, or of one that serves the portal itself. */
  group?: OfferGroup;
  /** The sentence that names it: of a text that is there already, or the proposed one. */
  title: string;
  item: Json;
  /** A screen that comes with it. */
  screen?: { file: string; value: Json };
  /** Other changes of the same step: a state that it sets, a button that opens it. */
  more?: readonly SmallEdit[];
  /** Texts that come with it, by key and language, as they are proposed; '' is left to the person. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where a link of a page can lead; a picture is shown by its address. */
export interface LinkTarget {
  kind: 'service' | 'screen' | 'page' | 'folder' | 'file' | 'picture';
  address: string;
  /** By language; a missing one is that of the first language. */
  title: Readonly<Record<string, string>>;
}

/** A picture as it would be kept: without what a camera writes into it. */
export interface Picture {
  base64: string;
  ending: 'png' | 'jpg' | 'webp';
}

export interface Refused {
  why: Sentence;
}
