import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import type { CalcJson } from '../../generated/descriptors.ts';
import { Scope, unknownType } from './scope.ts';

/** Named values of a block: each sees the ones it reads, whatever their order; a read of one counts as its own reads. */
export function withCalc(
  scope: Scope,
  value: Unchecked<CalcJson>,
  path: Path,
): { scope: Scope; calc: Record<string, Calc> } {
  const outer = scope.names.get('calc');
  const outerFields = outer?.kind === 'record' ? outer.fields() : {};
  for (const name of Object.keys(record(value))) {
    if (Object.hasOwn(outerFields, name)) {
      scope.problem(
        'name.hidden',
        [...path, name],
        `"${name}" hides calc.${name} of the screen. Choose another name.`,
        { key: true },
      );
    }
  }
  const { file } = scope.screen;
  const written = (name: string) =>
    Object.hasOwn(record(value), name)
      ? [{ file, path: [...path, name] }]
      : (outer?.kind === 'record' && outer.written?.(name)) || [];
  noteCalc(scope, value, path, written);
  const found = named(scope, record(value), path, outerFields, true, written);
  return { scope: withNamed(scope, found.names, found.reads), calc: found.calc };
}

/** Named values of the screen: nodes of its graph, where circles are found. */
export function withScreenCalc(
  scope: Scope,
  value: Unchecked<CalcJson>,
  path: Path,
): { scope: Scope; calc: Record<string, Calc>; reads: ReadonlyMap<string, readonly string[]> } {
  const written = (name: string) => [{ file: scope.screen.own, path: ['calc', name] }];
  noteCalc(scope, value, path, written);
  const found = named(scope, record(value), path, {}, false, written);
  return { scope: withNamed(scope, found.names, new Map()), calc: found.calc, reads: found.reads };
}

function withNamed(
  scope: Scope,
  names: ReadonlyMap<string, Type>,
  locals: ReadonlyMap<string, readonly string[]>,
): Scope {
  return new Scope(scope.screen, names, scope.facts, scope.reads, new Map([...scope.localCalcs, ...locals]));
}

function noteCalc(
  scope: Scope,
  value: Unchecked<CalcJson>,
  path: Path,
  written: (name: string) => readonly Written[],
): void {
  if (value !== undefined) scope.screen.noteSymbol({ kind: 'calc', path, keys: true, names: () => [], written });
}

function named(
  scope: Scope,
  raw: Raw<CalcJson>,
  path: Path,
  outer: Readonly<Record<string, Type>>,
  local: boolean,
  written: (name: string) => readonly Written[],
) {
  const own = Object.keys(raw);
  const types = new Map<string, Type>();
  const calc: Record<string, Calc> = {};
  const reads = new Map<string, readonly string[]>();
  const running: string[] = [];
  const fields = (): Record<string, Type> => {
    const all: Record<string, Type> = { ...outer };
    for (const name of own) Object.defineProperty(all, name, { get: () => typeOf(name), enumerable: true });
    return all;
  };
  const names = new Map<string, Type>([...scope.names, ['calc', { kind: 'record', name: 'calc', fields, written }]]);
  const typeOf = (name: string): Type => {
    const known = types.get(name);
    if (known) return known;
    if (running.includes(name)) {
      const circle = [...running.slice(running.indexOf(name)), name].map((part) => `calc.${part}`);
      if (local)
        scope.problem('graph.circle', [...path, name], `Circular dependency: ${circle.join(' -> ')}.`, {
          key: true,
        });
      types.set(name, unknownType);
      return unknownType;
    }
    running.push(name);
    const apart = new Scope(scope.screen, names, scope.facts, new Set(), new Map([...scope.localCalcs, ...reads]));
    const compiled = calcLine(apart, raw[name], [...path, name]);
    running.pop();
    if (!types.has(name)) types.set(name, compiled.type);
    calc[name] = compiled.calc;
    reads.set(name, [...apart.reads]);
    return compiled.type;
  };
  for (const name of own) typeOf(name);
  return { names, calc, reads };
}

/** One named value: an expression, or a match table whose result is a word. */
export function calcLine(scope: Scope, value: Unchecked<CalcJson[string]>, path: Path): { calc: Calc; type: Type } {
  if (typeof value !== 'object' || value === null) {
    const { tree, type } = scope.expression(value, path, { what: 'a named value' });
    return { calc: { value: tree }, type };
  }
  const lines = list(record(value).match);
  const match = lines.map((line, index) => {
    const raw = record(line);
    const at = [...path, 'match', index];
    const when = scope.condition(raw.when, [...at, 'when'], 'a line’s condition');
    checkLastLine(scope, when?.tree, index, lines.length, at);
    return { ...(when && { when: when.tree }), is: word(raw.is) };
  });
  const words = new Set(match.map((line) => line.is).filter((one) => one !== ''));
  return { calc: { match }, type: { kind: 'word', words: [...words] } };
}

/** Only the last line of a match table is without a condition. */
export function checkLastLine(scope: Scope, when: Tree | undefined, index: number, count: number, path: Path): void {
  if (index === count - 1 && when !== undefined) {
    scope.problem('match.end', path, 'The last line must always apply: leave its "when" out.');
  } else if (index < count - 1 && (when === undefined || when === true)) {
    scope.problem(
      'match.early',
      path,
      'Only the last line may be without "when": the lines after this one are never reached.',
    );
  }
}
