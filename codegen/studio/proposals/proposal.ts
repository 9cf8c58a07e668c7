import type { ShownProblem } from '../../report/lines.ts';
import type { FileChange } from '../api.ts';
import type { Sentence } from '../edit.ts';
import type { Conflict } from '../merge/conflict.ts';
import type { Role } from '../rights.ts';

/** Who uses the studio, as whoever serves it knows: by a signature or by a login. */
export interface Person {
  name: string;
  /** Tells two people apart. */
  email: string;
  /** In a hosted studio; absent: everything is allowed. */
  roles?: readonly Role[];
}

/** Steps that were laid aside until a second person has looked at them. */
export interface Proposal {
  /** `3` of the branch okienko/proposals/3. */
  id: string;
  title: string;
  note: string;
  by: { name: string; email: string };
  /** ISO time. */
  at: string;
  /** What changes, step by step. */
  steps: readonly Sentence[];
  outcome?: Outcome;
}

export interface Outcome {
  kind: 'accepted' | 'declined' | 'withdrawn';
  by: { name: string; email: string };
  at: string;
  /** Of a declined one. */
  reason: string;
}

export interface ProposalsState {
  /** The folder is in a git repository that has a commit. */
  hasGit: boolean;
  /** Absent: nobody has signed. */
  who?: Person;
  /** What a proposal would have in it now. */
  steps: readonly Sentence[];
  /** The newest first. */
  proposals: readonly Proposal[];
}

/** Something of the portal that a proposal changes. */
export interface Picture {
  /** Of a screen; '' is the home page. */
  name: string;
  /** In the first language. */
  title: string;
  address: string;
  /** Everybody sees it without a login. */
  isPublic: boolean;
  /** The blocks that are different; absent: it is not there before, or not after. */
  before?: readonly string[];
  after?: readonly string[];
}

export interface Pictures {
  /** In an address of the portal: it is shown with the proposal. */
  query: string;
  pictures: readonly Picture[];
}

/** What would be if a proposal were accepted now. */
export interface ProposalView {
  proposal: Proposal;
  /** Those without a choice. */
  conflicts: readonly Conflict[];
  diff: readonly FileChange[];
  /** Errors of the municipality with the proposal. */
  problems: readonly ShownProblem[];
}
