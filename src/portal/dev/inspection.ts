/** The state of a running screen for the page of `okienko dev` around it: plain data, made anew after each change. */
export interface Inspection {
  /** The address of the portal, with its query. */
  address: string;
  /** Absent when no screen runs: on the home page, at a login, or while it loads. */
  screen?: ScreenLook;
}

export interface ScreenLook {
  name: string;
  phase: 'deciding' | 'starting' | 'open' | 'refused' | 'failed';
  /** The guards that refuse. */
  guards: readonly Why[];
  values: readonly ValueLook[];
  blocks: readonly BlockLook[];
}

/** unasked: nothing has needed it yet, so it was not requested; the others as in src/portal/stores/screen/status.ts. */
export type LookStatus = 'ready' | 'held' | 'pending' | 'failed' | 'empty' | 'unasked';

/** One name that expressions can read. */
export interface ValueLook {
  /** `data.raty`, as an expression writes it. */
  path: string;
  root: 'params' | 'state' | 'data' | 'calc' | 'form' | 'subject' | 'user' | 'config';
  status: LookStatus;
  value: unknown;
  /** For a source. */
  operation?: string;
  args?: unknown;
  note?: Note;
}

/** Why there is no value: nothing on the screen needs it, it waits for conditions or arguments, or the call failed. */
export type Note =
  | { why: 'unneeded' }
  | { why: 'condition'; conditions: readonly string[] }
  | { why: 'argument'; names: readonly string[] }
  | { why: 'failure'; text: string };

/** closed: a dialog that is not open; inside: part of a block that is not shown. */
export type BlockStatus = 'shown' | 'hidden' | 'pending' | 'failed' | 'unasked' | 'closed' | 'inside';

export interface BlockLook {
  id: string;
  type: string;
  depth: number;
  status: BlockStatus;
  /** The conditions that hide it. */
  why: readonly Why[];
  /** For rows: how many of them show it. */
  rows?: { shown: number; of: number };
  /** Its buttons and fields that are hidden or disabled. */
  parts: readonly PartLook[];
}

export interface PartLook {
  id: string;
  status: 'disabled' | 'hidden';
  why: readonly Why[];
}

/** A part of a condition that is not true, and what it reads. */
export interface Why {
  expression: string;
  reads: readonly { path: string; value: unknown; status: LookStatus }[];
}

/** Sent by the page of `okienko dev` to the portal: reload, and keep what is typed and chosen. */
export type Renew = 'okienko dev: renew';

/** Sent by the page of `okienko dev` to the portal: blocks can be chosen by pointing at them. */
export interface Choosing {
  choosing: boolean;
  /** The id of the chosen block; '' is the screen itself. */
  chosen?: string;
  /** The blocks that a proposal changes. */
  changed?: readonly string[];
  /** Names of block types in the language of the workbench. */
  types?: Readonly<Record<string, string>>;
}

/** Sent to the page of `okienko dev`: a block was clicked, or a sentence clicked twice. */
export interface Pointed {
  pointed: {
    /** The id of the block; '' is the screen itself. */
    block: string;
    /** The key of the sentence. */
    text?: string;
  };
}

/** Sent by the page of `okienko dev` to the portal: what is done in it is recorded; with `must` a click names what must be seen. */
export interface Recording {
  recording: boolean;
  must?: boolean;
}
