/** What a screen that runs tells the page of `okienko dev` around it: plain data, made anew when anything of it changes. */
export interface Inspection {
  /** Where the portal is, with its query. */
  address: string;
  /** None: no screen runs here; the home page, a login in its place, one on its way. */
  screen?: ScreenLook;
}

export interface ScreenLook {
  name: string;
  phase: 'deciding' | 'starting' | 'open' | 'refused' | 'failed';
  /** Of what is refused. */
  guards: readonly Why[];
  values: readonly ValueLook[];
  blocks: readonly BlockLook[];
}

/** unasked: nobody has needed it yet, so the office was not asked; the rest as src/portal/stores/screen/status.ts. */
export type LookStatus = 'ready' | 'held' | 'pending' | 'failed' | 'empty' | 'unasked';

/** One name that expressions can read. */
export interface ValueLook {
  /** `data.raty`, as an expression writes it. */
  path: string;
  root: 'params' | 'state' | 'data' | 'calc' | 'form' | 'subject' | 'user' | 'config';
  status: LookStatus;
  value: unknown;
  /** Of a source. */
  operation?: string;
  args?: unknown;
  /** In words: what failed, or what it waits for. */
  note?: string;
}

/** closed: a dialog that is not open; inside: of what is not shown itself. */
export type BlockStatus = 'shown' | 'hidden' | 'pending' | 'failed' | 'unasked' | 'closed' | 'inside';

export interface BlockLook {
  id: string;
  type: string;
  depth: number;
  status: BlockStatus;
  /** What made it hidden. */
  why: readonly Why[];
  /** Of rows: `2 of 5`. */
  rows?: string;
  /** Buttons and fields of it that are hidden or can not be used. */
  parts: readonly PartLook[];
}

export interface PartLook {
  id: string;
  status: 'disabled' | 'hidden';
  why: readonly Why[];
}

/** A part of a condition that does not hold, and what it reads. */
export interface Why {
  expression: string;
  reads: readonly { path: string; value: unknown; status: LookStatus }[];
}

/** From the page of `okienko dev` to the portal: load again, and take along what is typed and chosen. */
export type Renew = 'okienko dev: renew';
