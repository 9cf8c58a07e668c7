import { describe } from '../../../src/lang/expressions/check.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { type Unchecked, word } from '../../files/raw.ts';
import { type Scope, unknownType } from './scope.ts';

/** The state that an input of a screen reads and sets. */
export function boundState(scope: Scope, value: Unchecked<string>, path: Path): { bind: string; type: Type } {
  const { screen } = scope;
  const bind = word(value);
  screen.noteOwnSymbol('state', path);
  const known = screen.known('state', bind, screen.states.keys(), path, 'a state');
  screen.used.add(`state.${bind}`);
  scope.reads.add(`state.${bind}`);
  return { bind, type: (known && screen.states.get(bind)?.type) || unknownType };
}

/** Checks set a list, and nothing else does. */
export function checkChecks(scope: Scope, as: string, type: Type, path: Path): void {
  if ((as === 'checks') !== (type.kind === 'list') && type.kind !== 'unknown')
    scope.problem(
      'select.as',
      path,
      as === 'checks'
        ? `Checks choose several values, and this state is ${describe(type)}: draw it as radio or list, or give the state "type": "array".`
        : 'This state is a list, and only `as`: checks chooses several values.',
    );
}
