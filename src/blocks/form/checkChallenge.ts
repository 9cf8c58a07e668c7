import { operationOf } from '../../../codegen/check/screen/operation.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { own, type Raw, word } from '../../../codegen/files/raw.ts';
import type { FormBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { Operation } from '../../lang/descriptors/contract.ts';
import type { FormField } from './block.ts';

/** The only argument a challenge may have: the operation that its solution is for. */
const PURPOSE = 'operacja';

/** The operation that returns a challenge for a captcha: a text to solve, and how long it is valid. */
export function challenge(
  scope: Scope,
  raw: Raw<FormBlockJson['fields'][number]>,
  path: Path,
  as: FormField['as'],
  purpose: string,
): Pick<FormField, 'challenge'> {
  if (as !== 'captcha') {
    if (raw.challenge !== undefined)
      scope.problem('form.captcha', [...path, 'challenge'], 'Only a captcha has a challenge: "as": "captcha".', {
        key: true,
      });
    return {};
  }
  if (raw.challenge === undefined) {
    scope.problem('form.captcha', path, 'A captcha needs "challenge": the operation that gives one.');
    return {};
  }
  const at = [...path, 'challenge'];
  const operation = operationOf(scope.screen, word(raw.challenge), at, 'data');
  if (!operation) return {};
  if (!givesChallenge(scope, operation))
    scope.problem('form.captcha', at, `"${operation.id}" gives no challenge.`, {
      help: [
        'An operation that gives a challenge answers "wyzwanie" (a text) and "waznePrzez" (milliseconds), and writes nothing.',
      ],
    });
  return { challenge: { operation: operation.id, args: purposeOf(scope, operation, purpose, at) } };
}

function givesChallenge(scope: Scope, { answer, writes }: Operation): boolean {
  const type = typeof answer === 'object' ? scope.screen.municipality.contract.typeOf(answer) : undefined;
  if (writes || type?.kind !== 'record') return false;
  const { wyzwanie, waznePrzez } = type.fields();
  return wyzwanie?.kind === 'text' && waznePrzez?.kind === 'number';
}

function purposeOf(scope: Scope, operation: Operation, purpose: string, at: Path): Record<string, string> {
  for (const [name, { required }] of Object.entries(operation.args))
    if (required && name !== PURPOSE)
      scope.problem('form.captcha', at, `"${operation.id}" needs the argument "${name}", which a captcha cannot give.`);
  const argument = own(operation.args, PURPOSE);
  if (!argument) return {};
  const { enum: known } = scope.screen.municipality.contract.resolve(argument.schema);
  if (known && !known.includes(purpose))
    scope.problem('form.captcha', at, `"${operation.id}" gives no challenge for ${purpose}.`, {
      help: [`It gives them for ${known.join(', ')} (${operation.source})`],
    });
  return { [PURPOSE]: purpose };
}
