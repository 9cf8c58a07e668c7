import type { Options } from '../../../src/lang/descriptors/blockParts.ts';
import { describe, formatOf } from '../../../src/lang/expressions/check.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Format } from '../../../src/lang/values/formats.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, own, record, type Unchecked, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { OptionsJson } from '../../generated/descriptors.ts';
import { type Scope, unknownType } from './scope.ts';
import { text } from './text.ts';

/**
 * Compiles choices and checks them against the type of the chosen value.
 *
 * @param checkRow checks what else is read of the rows that are chosen among
 */
export function options(
  scope: Scope,
  value: Unchecked<OptionsJson>,
  path: Path,
  chosen: Type,
  checkRow?: (row: Type) => void,
): Options {
  if (Array.isArray(value)) return fixedOptions(scope, value, path, chosen);
  if (typeof value === 'string') {
    const { tree, type } = scope.expression(value, path, { what: 'the choices', kinds: ['list'] });
    const item = type.kind === 'list' ? type.of : unknownType;
    suits(scope, item, chosen, path);
    return { list: tree, format: choiceFormat(item) };
  }
  const raw = record(value);
  const { tree, type } = scope.expression(raw.rows, [...path, 'rows'], { what: 'the rows', kinds: ['list'] });
  const row = type.kind === 'list' ? type.of : unknownType;
  checkRow?.(row);
  const inner = scope.with({ row });
  const plain = raw.value === undefined;
  const field = plain ? row : fieldOf(scope, row, word(raw.value), [...path, 'value']);
  if (field) suits(scope, field, chosen, [...path, plain ? 'rows' : 'value']);
  const label =
    typeof raw.label === 'string'
      ? { value: ['.', ['$', 'row'], raw.label] as const, type: fieldOf(scope, row, raw.label, [...path, 'label']) }
      : undefined;
  return {
    rows: tree,
    value: plain ? ['$', 'row'] : ['.', ['$', 'row'], word(raw.value)],
    label: label
      ? { value: ['.', ['$', 'row'], word(raw.label)], format: label.type ? choiceFormat(label.type) : 'text' }
      : text(inner, raw.label, [...path, 'label']),
  };
}

/** A whole number one chooses among is a year or a number of something: written without thousands (2026, not 2,026). */
function choiceFormat(type: Type): Format {
  const format = formatOf(type);
  return format === 'integer' ? 'text' : format;
}

/** The type of a row's field, or a problem with the nearest name. */
export function fieldOf(scope: Scope, row: Type, name: string, path: Path): Type | undefined {
  if (row.kind !== 'record') return undefined;
  const fields = row.fields();
  scope.screen.noteSymbol({
    kind: 'field',
    path,
    names: () => Object.keys(fields),
    written: (field) => row.written?.(field) ?? [],
    type: (field) => own(fields, field),
  });
  const type = own(fields, name);
  if (!type) {
    const names = Object.keys(fields);
    scope.problem('field.unknown', path, `"${name}" is not a field of ${row.name ?? 'the row'}.${guess(name, names)}`, {
      help: [`${row.name ?? 'The row'} has: ${names.join(', ')}${row.source ? `  (${row.source})` : ''}`],
    });
  }
  return type;
}

function fixedOptions(scope: Scope, value: Unchecked<OptionsJson>, path: Path, chosen: Type): Options {
  const fixed = list(value).map((item, index) => {
    const raw = record(item);
    return { value: raw.value as string | number | boolean, label: text(scope, raw.label, [...path, index, 'label']) };
  });
  const of = chosen.kind === 'list' ? chosen.of : chosen;
  for (const [index, { value: given }] of fixed.entries()) {
    const at = [...path, index, 'value'];
    scope.screen.noteSymbol({
      kind: 'word',
      path: at,
      names: () => (of.kind === 'word' ? of.words : []),
      written: () => [],
    });
    if (of.kind !== 'word') suits(scope, literal(given, of), of, at);
    else if (!of.words.includes(given as string))
      scope.problem(
        'options.stray',
        at,
        `${JSON.stringify(given)} is not a value of this enum.${guess(word(given), of.words)}`,
      );
  }
  if (of.kind === 'word') {
    const given = fixed.map((one) => one.value);
    const missing = of.words.filter((one) => !given.includes(one));
    if (missing.length) scope.problem('options.incomplete', path, `There is no choice for ${missing.join(', ')}.`);
  }
  return { fixed };
}

/** The type of a choice as it is written: an amount is written as a number, a date as a text. */
function literal(value: unknown, chosen: Type): Type {
  const written: Partial<Record<Type['kind'], string>> = { money: 'number', date: 'string', datetime: 'string' };
  if (typeof value === written[chosen.kind]) return chosen;
  if (typeof value === 'string') return { kind: 'text' };
  if (typeof value === 'number') return { kind: 'number' };
  return typeof value === 'boolean' ? { kind: 'flag' } : unknownType;
}

function suits(scope: Scope, item: Type, chosen: Type, path: Path): void {
  const of = chosen.kind === 'list' ? chosen.of : chosen;
  const family = (type: Type): string => (type.kind === 'word' ? 'text' : type.kind);
  if (item.kind === 'unknown' || of.kind === 'unknown' || family(item) === family(of)) return;
  scope.problem('options.type', path, `These choices are ${describe(item)}, and what they set is ${describe(of)}.`);
}
