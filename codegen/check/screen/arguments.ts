import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import type { Arg } from '../../../src/lang/descriptors/steps.ts';
import { describe } from '../../../src/lang/expressions/check.ts';
import type { Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { mapRecord, own, record, scalar, type Unchecked } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { ArgsJson } from '../../generated/descriptors.ts';
import { meantBy } from './meant.ts';
import type { Scope } from './scope.ts';
import { addressTarget, wantedParam } from './target.ts';

/**
 * Types the arguments of a call against the contract.
 *
 * @param strict a required argument that may be nothing is a mistake; otherwise the call is held back for it
 */
export function args(
  scope: Scope,
  operation: Operation,
  value: Unchecked<ArgsJson>,
  path: Path,
  owner: Path,
  strict: boolean,
): Record<string, Arg> {
  const { contract } = scope.screen.municipality;
  const given = record(value);
  scope.screen.noteSymbol({
    kind: 'argument',
    path,
    keys: true,
    names: () => Object.keys(operation.args),
    written: (name) => listed(contract.places.argument(operation.id, name)),
    type: (name) => operation.args[name] && contract.typeOf(operation.args[name].schema),
  });
  const meant = meantBy(Object.keys(given), Object.keys(operation.args));
  for (const [name, argument] of Object.entries(operation.args)) {
    if (argument.required && !Object.hasOwn(given, name) && !meant.has(name)) {
      scope.problem('argument.missing', owner, `"${operation.id}" needs the argument "${name}".`, {
        help: argument.schema.description ? [`${name}: ${argument.schema.description}`] : [],
      });
    }
  }
  return mapRecord(value, (item, name): Arg => {
    const at = [...path, name];
    const argument = own(operation.args, name);
    if (!argument) {
      const known = Object.keys(operation.args);
      scope.problem(
        'argument.unknown',
        at,
        `"${operation.id}" has no argument "${name}".${guess(
          name,
          known.filter((one) => !Object.hasOwn(given, one)),
        )}`,
        {
          key: true,
          help: [
            known.length
              ? `Arguments: ${known.join(', ')} (${operation.source})`
              : `It has none (${operation.source}).`,
          ],
        },
      );
    }
    const address = record(item).url;
    const type = argument && contract.typeOf(argument.schema);
    if (address !== undefined) {
      if (type && type.kind !== 'text' && type.kind !== 'unknown')
        scope.problem('expression.type', at, `The argument ${name} is ${describe(type)}, but this is an address.`);
      const url = addressTarget(scope, address, [...at, 'url']);
      const { wanted } = record(item);
      return {
        url,
        ...(wanted !== undefined && { wanted: wantedParam(scope, wanted, url.screen, [...at, 'wanted']) }),
      };
    }
    const { tree } = scope.expression(scalar(item), at, {
      what: `The argument ${name}`,
      ...(type && { type }),
      there: strict && argument?.required === true && !(argument.in === 'body' && type?.optional),
    });
    return { value: tree };
  });
}
