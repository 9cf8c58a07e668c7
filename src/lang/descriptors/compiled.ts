import type { Tree } from '../expressions/tree.ts';
import type { Format } from '../values/formats.ts';
import type { Access, Call } from './contract.ts';
import type { JsonSchema } from './jsonSchema.ts';

export type { Format } from '../values/formats.ts';

/**
 * The normal form of a screen: what `okienko compile` writes, and what portal and office run.
 * Shorthand is gone, defaults are filled in, expressions are trees, texts are objects.
 * What an integrator writes is schemas/descriptors/screen.schema.json.
 */
export interface Screen {
  name: string;
  path: string;
  access: Access;
  title: Text;
  params: Readonly<Record<string, Param>>;
  guard: readonly { must: Tree; else: readonly Step[] }[];
  /** Run once when the screen opens, after its guards and before it is drawn. */
  start?: readonly Step[];
  state: Readonly<Record<string, State>>;
  data: Readonly<Record<string, Source>>;
  calc: Readonly<Record<string, Calc>>;
  actions: Readonly<Record<string, { args: Readonly<Record<string, JsonSchema>>; do: readonly Step[] }>>;
  content: readonly Block[];
  /** Every operation the screen uses, by its id. */
  calls: Readonly<Record<string, Call>>;
  /** The PDFs that are drawn from this screen, by operation. Only the office reads them: the portal's files leave them out. */
  documents?: Readonly<Record<string, Document>>;
}

export interface Param {
  in: 'path' | 'query' | 'memory';
  shape: JsonSchema;
  /** Of the query: it does not stay in the address, the history entry keeps it. */
  hide?: true;
  /** A host: taken only where this tab was sent there before. */
  after?: string;
  default?: Tree;
  /** Where to go when it is not there; `query` is how that opens. */
  missing?: { screen: string; params: Readonly<Record<string, Tree>>; query?: string };
}

export interface State {
  shape: JsonSchema;
  initial?: Tree;
  /** Its name in the address. */
  query?: string;
  /** Any change of these sets it back to `initial`. */
  resetOn: readonly string[];
}

export interface Source {
  operation: string;
  args: Readonly<Record<string, Arg>>;
  /** Arguments the operation needs: while one of them is nothing the call is held back. */
  needs: readonly string[];
  when?: Tree;
  /** What its failure does to the screen; absent: the blocks that use it say so. */
  essential?: { go: Target; notify: Text };
  /** It is asked again every `every` seconds, for `for` seconds in sight at most, until `until` holds. */
  poll?: { every: number; for: number; until: Tree };
}

/** A computed value: an expression, or a match table that gives a word. */
export type Calc = { value: Tree } | { match: readonly { when?: Tree; is: string }[] };

/** An argument: an expression, a text (in the municipality's language: the office reads it), or an address to come back to. */
/** `wanted` names the parameter of the address that says where the resident was heading. */
export type Arg = { value: Tree } | { text: Text } | { url: Target; wanted?: string };

export type Text =
  | { key: string; values?: Readonly<Record<string, TextValue>> }
  | { value: Tree; format: Format; unit?: string }
  | { match: readonly { when?: Tree; text: Text }[] }
  /** `other` is for what has no text of its own. */
  | { texts: Readonly<Record<string, Text>>; of: Tree; other?: Text }
  /** The name of a service, by its id. */
  | { service: Tree };

/** `count` has format 'integer' and is passed as a number: it picks the plural. */
export interface TextValue {
  value: Tree;
  format: Format;
  unit?: string;
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The state of a row or a card: a colour, a word, and the tone's own sign or another. */
export interface ToneLine {
  when: Tree;
  tone: Tone;
  icon?: string;
  text: Text;
}

// ---- Blocks ---------------------------------------------------------------------------------------------------------

interface Common {
  id: string;
  visible?: Tree;
  title?: Text;
  help?: Text;
  /** Its id in the page. */
  anchor?: string;
  /**
   * What the block's own keys read (`data.raty`, `state.typ`, `calc.doZaplaty`, `config`, …), children and steps not
   * counted: the worst state of these is the state of the block.
   */
  reads: readonly string[];
}

export type Block =
  | HeadingBlock
  | TextBlock
  | NoticeBlock
  | FactsBlock
  | SelectBlock
  | FiltersBlock
  | TableBlock
  | CardsBlock
  | ChartBlock
  | ActionsBlock
  | SectionBlock
  | TabsBlock
  | RepeatBlock
  | DialogBlock
  | LegendBlock
  | HtmlBlock
  | BreadcrumbsBlock
  | CatalogueBlock
  | FrameBlock
  | QrBlock
  | PicturesBlock
  | FormBlock
  | WidgetBlock;

export interface HeadingBlock extends Common {
  type: 'heading';
  text: Text;
  level: 2 | 3;
}
export interface TextBlock extends Common {
  type: 'text';
  text: Text;
}
export interface NoticeBlock extends Common {
  type: 'notice';
  text: Text;
  /** A match table: a message that changes is one message, and said as one. */
  tone: Tone | { match: readonly { when?: Tree; is: Tone }[] };
}

export interface FactsBlock extends Common {
  type: 'facts';
  items: readonly Fact[];
}
export interface Fact {
  id: string;
  label: Text;
  value: Text;
  /** Shown for nothing; 'hide' drops the row. */
  empty: Text | 'hide';
  copy: boolean;
  /** The words of the link that the value is. */
  link?: Text;
  /** The id of the value in the page. */
  anchor?: string;
  visible?: Tree;
}

/** Choices of a select, a filter or a form field. */
export type Options =
  | { fixed: readonly { value: string | number | boolean; label: Text }[] }
  /** A list of plain values, shown by `format`. */
  | { list: Tree; format: Format }
  /** Rows: `value` and `label` see `row`. */
  | { rows: Tree; value: Tree; label: Text };

export interface SelectBlock extends Common {
  type: 'select';
  bind: string;
  label: Text;
  options: Options;
  /** What is shown as chosen while the state itself is nothing (the server's own choice). */
  selected?: Tree;
  /** An entry for "nothing chosen". */
  none?: Text;
  as: 'list' | 'radio' | 'checks';
}

export interface FiltersBlock extends Common {
  type: 'filters';
  /** plain: the fields alone. */
  as: 'panel' | 'plain';
  fields: readonly FilterField[];
}
export interface FilterField {
  bind: string;
  label: Text;
  as: 'text' | 'date' | 'money' | 'number' | 'list' | 'radio' | 'checks';
  options?: Options;
  /** Of a date: the first and the last day that is taken. */
  min?: Tree;
  max?: Tree;
  rules: readonly Rule[];
}
export interface Rule {
  when?: Tree;
  must: Tree;
  say: Text;
  live: boolean;
}

export interface TableBlock extends Common {
  type: 'table';
  rows: Tree | readonly { label: Text; values: Readonly<Record<string, Tree>> }[];
  /** The field that identifies a row. */
  key?: string;
  where: readonly Tree[];
  calc: Readonly<Record<string, Calc>>;
  /** The order at first: a column id. */
  sort?: { column: string; descending: boolean };
  /** The state that holds the order a resident chose, as it stands in the address: `kwota`, or `-kwota` for descending. */
  order?: string;
  /** Rows on a page at first; paging begins when there are more. */
  page: number;
  caption: Text;
  empty: Text;
  columns: readonly Column[];
  tone: readonly ToneLine[];
  select?: Select;
  expand?: { one: boolean; label?: Text } & ({ table: TableBlock } | { content: readonly Block[] });
  actions: readonly ActionItem[];
  /** Of the whole table, under it. */
  buttons: readonly ActionItem[];
  csv: boolean;
}
export interface Column {
  /** The field's name, or the author's id. */
  id: string;
  label: Text;
  /** The cell as text; absent with `flags`. Sees `row`. */
  cell?: Text;
  /** The words of the link that the cell is. */
  link?: Text;
  /** The raw value, for sorting, totals and CSV. */
  value?: Tree;
  flags?: readonly Flag[];
  empty?: Text;
  sort: boolean;
  /** true: the sum of `value` over the rows after `where`; a tree: the server's own sum. */
  total?: true | Tree;
  totalFormat?: Format;
  /** The row's header cell, and the heading of its card on a phone. */
  header: boolean;
  /** false: left out of the card on a phone. */
  phone: boolean;
  align: 'start' | 'end';
}
export interface Flag {
  when: Tree;
  mark: string;
  text: Text;
}
export interface Select {
  /** A list state. */
  bind: string;
  when?: Tree;
  label: Text;
  /** The first line that holds stands in the box's place, before `when` is asked. */
  instead: readonly { when: Tree; icon: string; text: Text; do?: readonly Step[] }[];
}

export interface CardsBlock extends Common {
  type: 'cards';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  /** The heading of a card; sees `item` and `index`. */
  heading: Text;
  /** A sentence under it; nothing while it is empty. */
  text?: Text;
  facts: readonly Fact[];
  tone: readonly ToneLine[];
  /** Cards with the same value stand under one heading. */
  groupBy?: { value: Tree; label: Text };
  empty: Text;
  /** A click on the card. */
  do?: readonly Step[];
  actions: readonly ActionItem[];
  /** Of all cards, under them. */
  buttons: readonly ActionItem[];
  /** A file of them: what the headings are, and its name without the ending. */
  csv?: { heading: Text; name: Text };
}

export interface ChartBlock extends Common {
  type: 'chart';
  kind: 'bar' | 'line' | 'pie';
  rows: Tree;
  /** `value` tells categories apart, `name` is how one is called; both see `row`. */
  category: { value: Tree; name: Text; label: Text };
  /** Rows of one category are one, their numbers added. */
  sum: boolean;
  values: readonly { field: string; label: Text; format: Format; unit?: string }[];
  caption: Text;
  /** The largest `count` by the field `by`; with `others` one more line of the rest. */
  top?: { count: number; by: string; others?: Text };
  /** Pixels. */
  height: number;
}

export interface ActionsBlock extends Common {
  type: 'actions';
  /** A sentence before the buttons, said when it changes. */
  text?: Text;
  /** While it holds the block stays at the lower edge of the window, until its own place is reached. */
  stay?: Tree;
  items: readonly ActionItem[];
}
export interface ActionItem {
  id: string;
  label: Text;
  icon?: string;
  enabled?: Tree;
  /** What is missing while it is disabled. */
  why?: Text;
  visible?: Tree;
  do: readonly Step[];
  /** The one next step of the screen. */
  primary: boolean;
}

export interface SectionBlock extends Common {
  type: 'section';
  as: 'plain' | 'accordion';
  /** Of an accordion: open at first; what comes true is led to. */
  open: Tree;
  content: readonly Block[];
}
export interface TabsBlock extends Common {
  type: 'tabs';
  tabs: readonly { id: string; label: Text; content: readonly Block[] }[];
}
export interface RepeatBlock extends Common {
  type: 'repeat';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  empty?: Text;
  content: readonly Block[];
}
export interface DialogBlock extends Common {
  type: 'dialog';
  title: Text;
  content: readonly Block[];
}
export interface LegendBlock extends Common {
  type: 'legend';
  /** The table's flags, icons and tones. */
  flags: readonly { mark: string; text: Text }[];
  icons: readonly { icon: string; text: Text }[];
  tones: readonly { tone: Tone; icon?: string; text: Text }[];
}
/** Markup that the office wrote. */
export interface HtmlBlock extends Common {
  type: 'html';
  value: Tree;
}
/** The way to this place: every step leads back, the last is where one is. */
export interface BreadcrumbsBlock extends Common {
  type: 'breadcrumbs';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  label: Text;
  do: readonly Step[];
}
/** Every page and service of the portal. */
export interface CatalogueBlock extends Common {
  type: 'catalogue';
  /** The heading of what is no service. */
  pages: Text;
  /** Screens that are no service's and open as they are. */
  screens: readonly string[];
  /** The municipality's own folders and pages, under a heading of their own where they have folders. */
  own?: { name?: string; entries: readonly CatalogueEntry[] };
  /** Numbers of services that are out of work. */
  paused?: Tree;
}
/** One line of the municipality's own; `name` is a text key, `query` what the address says of it. */
export interface CatalogueEntry {
  screen: string;
  query?: string;
  name: string;
  inside?: readonly CatalogueEntry[];
}
/** A page of another site inside this one. */
export interface FrameBlock extends Common {
  type: 'frame';
  /** A name of the manifest's hosts. */
  host: string;
  path: Tree;
  title: Text;
  /** Pixels, until it says how high it is. */
  height: number;
}
/** A QR code. */
export interface QrBlock extends Common {
  type: 'qr';
  value: Tree;
  /** The picture in words. */
  label: Text;
}
/** Pictures that came in an answer. */
export interface PicturesBlock extends Common {
  type: 'pictures';
  items: Tree;
  /** In base64; sees `item` and `index`, as its words do. */
  picture: Tree;
  /** The picture in words. */
  label: Text;
  empty?: Text;
}
/** A named component of the portal: for what is truly unique. */
export interface WidgetBlock extends Common {
  type: 'widget';
  name: string;
  with: Readonly<Record<string, Tree>>;
}

// ---- Forms ----------------------------------------------------------------------------------------------------------

export interface FormBlock extends Common {
  type: 'form';
  /** Absent: nothing is sent, `then` is what its button does. */
  operation?: string;
  /**
   * The schema of what is drawn: the request's properties that have a field, and `own`. Exactly what the validator of
   * the same id was compiled from.
   */
  schema: JsonSchema;
  calc: Readonly<Record<string, Calc>>;
  fields: readonly FormField[];
  /** An answer to prefill by equal names. */
  from?: Tree;
  send: Readonly<Record<string, Arg>>;
  confirm: readonly { when?: Tree; title: Text; text: Text; yes?: Text; no?: Text; changes?: true }[];
  submit: Text;
  enabled?: Tree;
  why?: Text;
  success?: Tree;
  then: readonly Step[];
  errors: Readonly<Record<string, ErrorOutcome>>;
  otherwise?: Outcome;
  leaveGuard: boolean;
  keep: boolean;
}
export interface FormField {
  field: string;
  label: Text;
  as:
    | 'text'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'date'
    | 'email'
    | 'tel'
    | 'password'
    | 'decimal'
    | 'integer'
    | 'money'
    | 'captcha';
  hint?: Text;
  options?: Options;
  visible?: Tree;
  /** Absent: not required; otherwise the text to show when it is empty. */
  required?: Text;
  initial?: Tree;
  /** Characters (code points) that may be typed. */
  limit?: Tree;
  digits?: { whole: Tree; fraction: Tree; say: Text };
  /** Of a date: the first and the last day that is taken. */
  min?: Tree;
  max?: Tree;
  /** A small button at the field. */
  button?: { label: Text; do: readonly Step[] };
  /** How much of something what is typed has: a bar of `max` parts, and words; none while `value` is nothing. */
  meter?: { value: Tree; max: number; text: Text };
  /** Of a captcha: what gives its challenge. */
  challenge?: { operation: string; args: Readonly<Record<string, string>> };
  resetOn: readonly string[];
  rules: readonly Rule[];
  autocomplete?: string;
  group?: Text;
}

// ---- Steps ----------------------------------------------------------------------------------------------------------

export type Step =
  | ({ do: 'call'; operation: string } & CallOutcomes & { args: Readonly<Record<string, Arg>> })
  | ({ do: 'download'; operation: string; name?: Text } & CallOutcomes & { args: Readonly<Record<string, Arg>> })
  /** Saves a file of an answer, in base64; `pdf`: it is one, and its name says so. */
  | { do: 'save'; file: Tree; name: Text; pdf: boolean }
  | { do: 'set'; values: Readonly<Record<string, Tree>> }
  | { do: 'reload'; source: string }
  | { do: 'clear'; what: string }
  | { do: 'go'; to: Target }
  | { do: 'leave'; host: string; path: Tree }
  | { do: 'post'; host: string; path: Tree; fields: Readonly<Record<string, Tree>> }
  | { do: 'notify'; text: Text; tone: Tone }
  | { do: 'confirm'; when?: Tree; title: Text; text: Text; yes?: Text; no?: Text }
  | { do: 'open'; dialog: string }
  | { do: 'close'; dialog: string }
  | { do: 'choose'; lines: readonly { when?: Tree; do: readonly Step[] }[] }
  | { do: 'run'; action: string; args: Readonly<Record<string, Tree>> }
  /** The answer of a login: the session store takes the token, no screen sees it. */
  | { do: 'signIn'; result: Tree }
  | { do: 'signOut' };

export interface CallOutcomes {
  success?: Tree;
  then: readonly Step[];
  errors: Readonly<Record<string, ErrorOutcome>>;
  otherwise?: Outcome;
}
export type Outcome = { show: Text; do?: readonly Step[] } | { notify: Text; tone: Tone } | { do: readonly Step[] };
/** A field of the form, with the text to show there; without `say` the server's `opis`. Steps beside it come first. */
export type ErrorOutcome = { field: string; say?: Text; do?: readonly Step[] } | Outcome;

export type Target =
  | { screen: string; params: Readonly<Record<string, Tree>> }
  | { service: Tree; params: Readonly<Record<string, Tree>> }
  | { back: true }
  /** Where the resident was heading before the login: by the address that was carried along, if there is one. */
  | { wanted: true; address?: Tree };

// ---- Documents ------------------------------------------------------------------------------------------------------

/** One PDF: the screen with these values in its scope, and of its content these blocks. `arg` is the operation's arguments. */
export interface Document {
  title: Text;
  params: Readonly<Record<string, Tree>>;
  state: Readonly<Record<string, Tree>>;
  /** File name without `.pdf`. */
  name: Text;
  landscape: boolean;
  content: readonly Block[];
}

// ---- The municipality -----------------------------------------------------------------------------------------------

export type Language = 'pl' | 'en' | 'de' | 'uk';

/**
 * What the portal loads first: everything that is not one screen's. `screens` and `groups` travel in a file of their own
 * (siteMap.ts), the rest stands in the page.
 */
export interface Manifest {
  /** A hash of all of it. */
  version: string;
  name: string;
  theme: Readonly<Record<string, string>>;
  logo?: string;
  api: { base: string };
  /** How often activity prolongs a session, where the municipality says so. */
  refreshSeconds?: number;
  languages: readonly Language[];
  screens: Readonly<Record<string, ManifestScreen>>;
  groups: readonly { id: string; name: string; services: readonly ManifestService[] }[];
  tiles: readonly Tile[];
  /** Screens the shell itself leads to; `page` shows a page of the office's own, named by `nazwaPliku` in the query. */
  special: { login: string; services: string; page?: string; files?: string };
  /** Hosts that `leave` and `post` may lead to, by name. */
  hosts: Readonly<Record<string, string>>;
  /** Hosts whose pages may stand inside a screen. */
  frames?: readonly string[];
  /** Hosts that forms may be sent to. */
  posts?: readonly string[];
  /** Shell texts: one file a language. */
  texts: Readonly<Record<Language, string>>;
  /** The file of `screens` and `groups`. */
  map: string;
  /** What can be found, and by which words: one file a language, `Findable[]`, fetched when somebody looks for something. */
  search: Readonly<Record<Language, string>>;
}
/** A service, a page or a file, for the search. */
export interface Findable {
  /** Its number; absent: no service. */
  service?: number;
  screen: string;
  /** What the address says beside the screen: one page of many. */
  query?: string;
  name: string;
  group?: string;
  /** What people type when they look for it. */
  words?: readonly string[];
  /** Its name in the office's language, where that is another: it stands on letters from the office. */
  native?: string;
}
export interface ManifestScreen {
  path: string;
  /** Other addresses that lead there, with what they say of it. */
  also?: readonly { path: string; query?: string }[];
  access: Access;
  title: string | null;
  /** The key of the text that the screen begins with, when that text waits for nothing: it stands in the first paint. */
  lead?: string;
  file: string;
  texts: Readonly<Record<Language, string>>;
  /** An ES module: `answers` by operation and `forms` by block id. */
  validators: string;
  params: Readonly<Record<string, Param['in']>>;
  /** Those of the query that do not stay in the address. */
  hide?: readonly string[];
  /** Its types of block whose code does not come with every screen. */
  uses: readonly Block['type'][];
}
export interface ManifestService {
  uslugaId: number;
  slug: string;
  screen: string;
  /** How the screen opens: as its address says it. */
  query?: string;
  /** A text key. */
  name: string;
  access: Access;
  /** The kind of subject it is for. */
  only?: 'osoba' | 'instytucja';
  /** A flag of the office's configuration: while it is false there is no such service. */
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
