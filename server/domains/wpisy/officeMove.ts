import type { Selectable } from 'kysely';
import type { MoveNeed, ProcessMove } from '../../../codegen/artefact/data/process.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { type Given, lackingOf, makeOfficeMove, officeMoves } from '../../engine/process/officeMove.ts';
import type { ProcessDesk, ProcessTable } from '../../engine/process/takeMove.ts';

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
  given: Given,
): Promise<string> {
  const chosen = chosenMove(table, wpis, name);
  const lacking = lackingOf(chosen[1], given);
  if (lacking.length > 0)
    throw new CommandRefusal(`"${chosen[0]}" needs ${lacking.map((need) => HOW[need]).join(', and ')}.`);
  const { stan } = await makeOfficeMove(desk, table, wpis, chosen, osoba, given);
  return `${wpis.numer}: ${stan}.`;
}

/** The moves that the office may make now, each with what it needs. */
export const possibleMoves = (table: ProcessTable, stan: string): string[] =>
  officeMoves(table, stan).map(
    ([name, { to, needs }]) => `${name} -> ${to}${needs.length > 0 ? ` (needs ${needs.join(' and ')})` : ''}`,
  );

function chosenMove(table: ProcessTable, { numer, stan }: Selectable<WpisRow>, name: string): [string, ProcessMove] {
  const possible = officeMoves(table, stan);
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
