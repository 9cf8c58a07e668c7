import type { Selectable } from 'kysely';
import { type MoveNeed, movesFrom, type ProcessMove } from '../../../codegen/artefact/data/process.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { type ProcessDesk, type ProcessTable, takeMove } from '../../engine/process/takeMove.ts';

/** What an operator gives with a move. */
export interface Given {
  uwagi?: string | undefined;
  dokument?: { nazwa: string; bytes: Buffer } | undefined;
}

const HOW: Readonly<Record<MoveNeed, string>> = {
  remark: 'a remark for the resident, in quotation marks',
  document: 'a document: --dokument decision.pdf',
};

/**
 * Makes a move of the office, as the process of the record allows. The record is locked.
 *
 * @param name of the move, or the state that it leads to where only one move does
 * @param osoba who acts for the office, for the history
 * @throws CommandRefusal for a move that the present state does not allow, or that lacks what it needs
 */
export async function moveAsOffice(
  desk: ProcessDesk,
  table: ProcessTable,
  wpis: Selectable<WpisRow>,
  name: string,
  osoba: string,
  { uwagi, dokument }: Given,
): Promise<string> {
  const [ruch, move] = chosenMove(table, wpis, name);
  const lacking = move.needs.filter((need) => (need === 'remark' ? !uwagi : !dokument));
  if (lacking.length > 0)
    throw new CommandRefusal(`"${ruch}" needs ${lacking.map((need) => HOW[need]).join(', and ')}.`);
  await takeMove(desk, table, wpis, { ruch, stan: move.to, kto: 'URZAD', osoba, uwagi, dokument });
  return `${wpis.numer}: ${move.to}.`;
}

/** The moves that the office may make now, each with what it needs. */
export const possibleMoves = ({ process }: ProcessTable, stan: string): string[] =>
  movesFrom(process, stan, 'office').map(
    ([name, { to, needs }]) => `${name} -> ${to}${needs.length > 0 ? ` (needs ${needs.join(' and ')})` : ''}`,
  );

function chosenMove(table: ProcessTable, { numer, stan }: Selectable<WpisRow>, name: string): [string, ProcessMove] {
  const possible = movesFrom(table.process, stan, 'office');
  const named = possible.filter(([move]) => move === name);
  const leading = possible.filter(([, { to }]) => to === name);
  const [first, second] = named.length > 0 ? named : leading;
  if (first && !second) return first;
  const offered = possibleMoves(table, stan);
  throw new CommandRefusal(
    first
      ? `Several moves lead to ${name}: name one of them.\n${offered.map((line) => `  ${line}`).join('\n')}`
      : `${numer} is ${stan}, and "${name}" is not possible there. ${
          offered.length > 0
            ? `The office may:\n${offered.map((line) => `  ${line}`).join('\n')}`
            : 'The office has no move in this state.'
        }`,
  );
}
