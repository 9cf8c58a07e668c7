import { assignable, describe } from '../../../src/lang/expressions/check.ts';
import type { Checked } from '../../../src/lang/expressions/checked.ts';
import { literalFits, writesRecord } from '../../../src/lang/expressions/literals.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { kindName } from './kindName.ts';
import type { ScreenContext } from './screenContext.ts';
import { verdictOf } from './verdict.ts';

/** What a key expects of its expression. */
export interface Want {
  /** For the message: "the visibility", "the argument rok". */
  what: string;
  kinds?: readonly Type['kind'][];
  type?: Type;
  /** It must not be null. */
  there?: boolean;
  /** Who wants it, if its shape there could allow null: "the action \"zapisz\"". */
  owner?: string;
  /** It may be left out, so that a plain `true` says nothing. */
  optional?: true;
}

/** Reports an expression whose type is not the one that its key wants. @param whole the findings for it, if it is written as text */
export function expectType(screen: ScreenContext, type: Type, path: Path, want: Want, whole?: Checked): void {
  if (type.kind === 'unknown') return;
  const kinds = want.kinds;
  const kind = type.kind === 'word' && kinds?.includes('text') ? 'text' : type.kind;
  if (kinds && kind !== 'nothing' && !kinds.includes(kind)) {
    screen.problem(
      'expression.kind',
      path,
      `${sentence(want.what)} must be ${kinds.map(kindName).join(' or ')}, but this is ${describe(type)}.`,
    );
    return;
  }
  if (want.type && whole && writesRecord(whole)) {
    literalFits(whole, want.type, ({ code, message, help }, { from, to }) =>
      screen.problemIn(code, path, from, to, message, help),
    );
    return;
  }
  if (
    want.type &&
    !assignable({ ...type, optional: false } as Type, { ...want.type, optional: false } as Type) &&
    type.kind !== 'nothing'
  ) {
    screen.problem(
      'expression.type',
      path,
      `${sentence(want.what)} is ${describe(want.type)}, but this is ${describe(type)}.`,
      want.owner ? { help: [`Declared by ${want.owner}`] } : {},
    );
    return;
  }
  if (want.there && (type.optional || type.kind === 'nothing')) {
    const is = type.kind === 'nothing' ? 'is' : 'may be';
    screen.problem('expression.nothing', path, `${sentence(want.what)} needs a value, but this ${is} null.`, {
      help: [
        ...(type.kind === 'nothing' ? [] : ['Test it first with present(…), or give another value with orElse(…, …).']),
        ...(want.owner
          ? [
              `${sentence(want.owner)} takes null if its shape has "type": ["string", "null"], or another type beside "null".`,
            ]
          : []),
      ],
    });
  }
}

/** Keys in which a plain `true` decides nothing, and a plain `false` switches off what is beside it. */
const LITERAL = ['visible', 'must'];

/** Reports a condition that is the same for every value: it is a mistake, or a leftover. */
export function expectUseful(screen: ScreenContext, tree: Tree, path: Path, { kinds, optional }: Want): void {
  if (kinds?.length !== 1 || kinds[0] !== 'flag') return;
  const key = String(path.at(-1));
  const decides = Array.isArray(tree) || (key === 'when' ? tree === false || optional : LITERAL.includes(key));
  const verdict = decides ? verdictOf(tree) : undefined;
  if (verdict)
    screen.problem(`condition.${verdict}`, path, `This condition is ${verdict} true, whatever the values are.`, {
      warning: true,
    });
}

function sentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
