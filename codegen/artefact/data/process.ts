/** The states of an application and who may change them. Titles, labels, texts and mails are text keys. */
export interface Process {
  title: string;
  /** The service that its mails lead to, and its address; without an address there is no such service. */
  service?: { number: number; path?: string };
  /** A new application is in the first. */
  states: ReadonlyMap<string, ProcessState>;
  moves: ReadonlyMap<string, ProcessMove>;
  /** How a resident's move is refused that the state does not allow. */
  refused?: { code: string; text: string };
  cosign?: Cosign;
  /** The office may write to the resident between moves. */
  message?: { /** The sentence of its mail. */ mail?: string };
}

/** Other persons who have to sign before an application is filed. */
export interface Cosign {
  /** The argument with their PESEL: one, several, or none. */
  by: string;
  /** The move by which each signs; its states are those in which the application waits. */
  sign: string;
  /** The arguments that they see. */
  sees: readonly string[];
  /** The sentence of the mail that asks them. */
  mail: string;
  /** They are asked again after so many working days. */
  remindAfter?: number;
}

export interface ProcessState {
  label: string;
  text?: string;
  ended: boolean;
  term?: ProcessTerm;
  /** The sentence of the mail when the state begins. */
  mail?: string;
}

/** The longest time in a state, in working days. */
export interface ProcessTerm {
  workingDays: number;
  /** After it the moves of residents are refused. */
  closes: boolean;
  /** A mail from this many working days before the last day. */
  remind?: { workingDays: number; mail: string };
}

export interface ProcessMove {
  /** Its name for clerks; absent: that of the state it leads to. */
  label?: string;
  from: readonly string[];
  to: string;
  by: MoveBy;
  /** What the office has to give. */
  needs: readonly MoveNeed[];
}

export const MOVERS = ['resident', 'office', 'cosigner'] as const;
export type MoveBy = (typeof MOVERS)[number];

export const MOVE_NEEDS = ['remark', 'document'] as const;
export type MoveNeed = (typeof MOVE_NEEDS)[number];

/** The name in the history of sending, which is no move. */
export const SENT = 'send';

/** The name in the history of a message of the office, which is no move. No move has such a name. */
export const MESSAGE = '@message';

/** The state in which an application waits for signatures. */
export const waitingState = ({ cosign, moves }: Process): string | undefined =>
  cosign && moves.get(cosign.sign)?.from[0];

/** The moves that somebody may make in a state. */
export const movesFrom = ({ moves }: Process, state: string, by: MoveBy): [string, ProcessMove][] =>
  [...moves].filter(([, move]) => move.by === by && move.from.includes(state));
