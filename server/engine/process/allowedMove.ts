import type { Process, ProcessMove } from '../../../codegen/artefact/data/process.ts';
import type { Context } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { officeWord } from '../words/officeWords.ts';
import { isClosed } from './closed.ts';

/**
 * The move by its name, when the state of the record allows it and its term is not over.
 *
 * @throws BusinessError with the code of the process
 */
export function allowedMove(
  process: Process,
  name: string,
  wpis: { stan: string; termin: string | null },
  ctx: Context,
): ProcessMove {
  const move = process.moves.get(name);
  if (!move || move.by === 'office') throw new Error(`The move ${name} is the office's.`);
  if (!move.from.includes(wpis.stan) || isClosed(process, wpis, ctx.today)) throw refusal(process, ctx);
  return move;
}

/** How the process refuses a move that is not possible. */
export function refusal({ refused }: Process, { municipality, lang }: Context): Error {
  if (!refused) return new Error('The process has no refusal.');
  return new BusinessError(refused.code, {}, {}, officeWord(municipality.texts, lang, refused.text));
}
