import type { Options } from '../../lang/descriptors/blockParts.ts';
import type { Binding, Locals } from '../binding.ts';

export interface Choice {
  value: unknown;
  label: string;
}

/** The choices of a select, filter or field, each value once and in the order given, in the resident's language. */
export function choicesOf(
  options: Options,
  binding: Pick<Binding, 'value' | 'text' | 'format'>,
  locals: Locals = {},
): Choice[] {
  const seen = new Set<string>();
  return allChoices(options, binding, locals).filter(({ value }) => {
    const known = seen.has(String(value));
    seen.add(String(value));
    return !known;
  });
}

function allChoices(options: Options, binding: Pick<Binding, 'value' | 'text' | 'format'>, locals: Locals): Choice[] {
  if ('fixed' in options) {
    return options.fixed.map(({ value, label }) => ({ value, label: binding.text(label, locals) }));
  }
  if ('list' in options) {
    const list = binding.value<readonly unknown[] | null>(options.list, locals) ?? [];
    return list.map((value) => ({ value, label: binding.format(value, options.format) }));
  }
  const rows = binding.value<readonly unknown[] | null>(options.rows, locals) ?? [];
  return rows.map((row) => {
    const inRow = { ...locals, row };
    return { value: binding.value(options.value, inRow), label: binding.text(options.label, inRow) };
  });
}
