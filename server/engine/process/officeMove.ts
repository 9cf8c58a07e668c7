import type { Selectable } from 'kysely';
import type { RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { MESSAGE, type MoveNeed, movesFrom, type ProcessMove } from '../../../codegen/artefact/data/process.ts';
import type { WpisRow } from '../db/tables.ts';
import { type ProcessDesk, type ProcessTable, takeMove } from './takeMove.ts';

/** What somebody of the office gives with a move. */
export interface Given {
  uwagi?: string | undefined;
  dokument?: { nazwa: string; bytes: Buffer } | undefined;
}

/** The moves that the office may make in a state. */
export const officeMoves = ({ process }: ProcessTable, stan: string): [string, ProcessMove][] =>
  movesFrom(process, stan, 'office');

/** What a move needs and was not given. */
export const lackingOf = ({ needs }: ProcessMove, { uwagi, dokument }: Given): MoveNeed[] =>
  needs.filter((need) => (need === 'remark' ? !uwagi : !dokument));

/**
 * Makes a move of the office. The caller has locked the record and has seen that its state allows the move and that nothing is
 * lacking.
 *
 * @param osoba who acts for the office, for the history
 */
export const makeOfficeMove = (
  desk: ProcessDesk,
  table: ProcessTable,
  wpis: Selectable<WpisRow>,
  [ruch, { to }]: [string, ProcessMove],
  osoba: string,
  { uwagi, dokument }: Given,
): Promise<Selectable<WpisRow>> =>
  takeMove(desk, table, wpis, { ruch, stan: to, kto: 'URZAD', osoba, uwagi, dokument });

/** Writes to the resident: an entry of the history, and a mail that says so. The state and its term stay. */
export const writeMessage = (
  desk: ProcessDesk,
  table: ProcessTable,
  wpis: Selectable<WpisRow>,
  osoba: string,
  uwagi: string,
): Promise<Selectable<WpisRow>> =>
  takeMove(desk, table, wpis, {
    ...{ ruch: MESSAGE, stan: wpis.stan, kto: 'URZAD', osoba, uwagi, quiet: true },
    mail: table.process.message?.mail,
  });

/** The states in which the office has something to do: without a process, the first. */
export const waitingStates = ({ states, process }: RecordsTable): readonly string[] =>
  process ? states.filter((state) => movesFrom(process, state, 'office').length > 0) : states.slice(0, 1);
