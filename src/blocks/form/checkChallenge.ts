import type { Room } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { own, type Raw, word } from '../../../codegen/files/raw.ts';
import type { FormField } from '../../lang/descriptors/compiled.ts';
import type { Operation } from '../../lang/descriptors/contract.ts';

/** The one argument a challenge may ask for: the operation that its solution is for. */
const PURPOSE = 'operacja';

/** What gives a captcha its challenge: a text to solve, and how long it is good for. */
export function challenge(
  room: Room,
  raw: Raw,
  path: Path,
  as: FormField['as'],
  purpose: string,
): Pick<FormField, 'challenge'> {
  if (as !== 'captcha') {
    if (raw.challenge !== undefined)
      room.problem('form.captcha', [...path, 'challenge'], 'Only a captcha has a challenge: "as": "captcha".', {
        key: true,
      });
    return {};
  }
  if (raw.challenge === undefined) {
    room.problem('form.captcha', path, 'A captcha needs "challenge": the operation that gives one.');
    return {};
  }
  const at = [...path, 'challenge'];
  const operation = room.screen.operation(word(raw.challenge), at, 'data');
  if (!operation) return {};
  if (!givesChallenge(room, operation))
    room.problem('form.captcha', at, `"${operation.id}" gives no challenge.`, {
      help: [
        'A challenge is an answer with "wyzwanie", a text, and "waznePrzez", milliseconds; nothing is written for it.',
      ],
    });
  return { challenge: { operation: operation.id, args: purposeOf(room, operation, purpose, at) } };
}

function givesChallenge(room: Room, { answer, writes }: Operation): boolean {
  const type = typeof answer === 'object' ? room.screen.municipality.contract.typeOf(answer) : undefined;
  if (writes || type?.kind !== 'record') return false;
  const { wyzwanie, waznePrzez } = type.fields();
  return wyzwanie?.kind === 'text' && waznePrzez?.kind === 'number';
}

function purposeOf(room: Room, operation: Operation, purpose: string, at: Path): Record<string, string> {
  for (const [name, { required }] of Object.entries(operation.args))
    if (required && name !== PURPOSE)
      room.problem('form.captcha', at, `"${operation.id}" asks for "${name}", which a captcha does not know.`);
  const argument = own(operation.args, PURPOSE);
  if (!argument) return {};
  const { enum: known } = room.screen.municipality.contract.resolve(argument.schema);
  if (known && !known.includes(purpose))
    room.problem('form.captcha', at, `"${operation.id}" gives no challenge for ${purpose}.`, {
      help: [`It gives them for ${known.join(', ')} (${operation.source})`],
    });
  return { [PURPOSE]: purpose };
}
