import type { Options } from '../lang/descriptors/blockParts.ts';
import { type Locals, listOf, type Scope } from './scope.ts';

export interface Choice {
  value: unknown;
  label: string;
}

/** The choices of a select, filter or field, each value once and in the order given. */
export function choicesOf(options: Options, scope: Scope, locals: Locals = {}): Choice[] {
  const seen = new Set<string>();
  return allChoices(options, scope, locals).filter(({ value }) => {
    const known = seen.has(String(value));
    seen.add(String(value));
    return !known;
  });
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
