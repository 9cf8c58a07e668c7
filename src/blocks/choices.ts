import type { Options } from '../lang/descriptors/blockParts.ts';
import { type Locals, listOf, type Scope } from './scope.ts';

export interface Choice {
  value: unknown;
  label: string;
}

/** The choices of a select, filter or field, each value once and in the order given; no two have the same label. */
export function choicesOf(options: Options, scope: Scope, locals: Locals = {}): Choice[] {
  const seen = new Set<string>();
  return toldApart(
    allChoices(options, scope, locals).filter(({ value }) => {
      const known = seen.has(String(value));
      seen.add(String(value));
      return !known;
    }),
  );
}

/** Data may give two choices the same label; each then has its value behind it. */
function toldApart(choices: Choice[]): Choice[] {
  const times = new Map<string, number>();
  for (const { label } of choices) times.set(label, (times.get(label) ?? 0) + 1);
  return choices.map(({ value, label }) => ({ value, label: times.get(label)! > 1 ? `${label} (${value})` : label }));
}

function allChoices(options: Options, scope: Scope, locals: Locals): Choice[] {
  if ('fixed' in options) {
    return options.fixed.map(({ value, label }) => ({ value, label: scope.text(label, locals) }));
  }
  if ('list' in options) {
    return listOf(scope, options.list, locals).map((value) => ({ value, label: scope.format(value, options.format) }));
  }
  return listOf(scope, options.rows, locals).map((row) => {
    const inRow = { ...locals, row };
    return { value: scope.value(options.value, inRow), label: scope.text(options.label, inRow) };
  });
}

/** The label of a chosen value, or of each of several; a value outside the choices is shown as it is, null as ''. */
export function chosenWords(chosen: unknown, options: Options, scope: Scope): string {
  const values: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  const choices = choicesOf(options, scope);
  return values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => choices.find((choice) => choice.value === value)?.label ?? String(value))
    .join(', ');
}
