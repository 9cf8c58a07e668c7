import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { chosenFormat } from '../../../codegen/check/screen/format.ts';
import { ownText } from '../../../codegen/check/screen/ownText.ts';
import { type Compiled, type Scope, unknownType } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { shared, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { MetricBlockJson } from '../../../codegen/generated/descriptors.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { MetricBlock, Trend, TrendWord } from './block.ts';

export const metric: BlockCheck<'metric'> = (scope, raw, path, common): MetricBlock => {
  const value = scope.expression(raw.value, [...path, 'value'], { what: 'the value' });
  return {
    ...common,
    type: 'metric',
    label: text(scope, raw.label, [...path, 'label']),
    value: {
      value: value.tree,
      ...chosenFormat(scope, value.type, raw.format, [...path, 'format'], [...path, 'value']),
    },
    empty: raw.empty === undefined ? shared(scope, 'wspolne.brak') : text(scope, raw.empty, [...path, 'empty']),
    ...(raw.trend !== undefined && { trend: trendOf(scope, record(raw.trend), value, [...path, 'trend']) }),
    ...(raw.note !== undefined && { note: text(scope, raw.note, [...path, 'note']) }),
    ...(raw.do !== undefined && { do: steps(scope, raw.do, [...path, 'do']) }),
  };
};

function trendOf(scope: Scope, raw: Raw<NonNullable<MetricBlockJson['trend']>>, value: Compiled, path: Path): Trend {
  const { kind } = value.type;
  if (!['number', 'money', 'unknown'].includes(kind))
    scope.problem(
      'metric.trend',
      path,
      `Only numbers and money have a trend, and this value is ${describe(value.type)}.`,
    );
  if (raw.from === undefined && raw.rows === undefined)
    scope.problem('key.missing', path, 'A trend needs "from", "rows" with "value", or both.');
  if ((raw.rows === undefined) !== (raw.value === undefined))
    scope.problem('key.missing', path, 'The line of a trend needs both "rows" and "value".');
  const want = { kinds: kind === 'number' || kind === 'money' ? [kind] : undefined };
  const from =
    raw.from === undefined
      ? undefined
      : scope.expression(raw.from, [...path, 'from'], { what: 'the earlier number', ...want });
  const line = raw.rows === undefined ? undefined : lineOf(scope, raw, path, want);
  return {
    ...(from && { from: from.tree }),
    ...(line && { line }),
    ...(raw.better !== undefined && { better: word(raw.better, 'up') }),
    than:
      raw.than === undefined
        ? ownText(scope, 'bloki.metryka.poprzednio', path)
        : text(scope, raw.than, [...path, 'than']),
    words: wordsOf(scope, path),
  };
}

function lineOf(
  scope: Scope,
  raw: Raw<NonNullable<MetricBlockJson['trend']>>,
  path: Path,
  want: { kinds?: ('number' | 'money')[] },
): NonNullable<Trend['line']> {
  const rows = scope.expression(raw.rows, [...path, 'rows'], { what: 'rows', kinds: ['list'] });
  const row = rows.type.kind === 'list' ? rows.type.of : unknownType;
  const value = scope.with({ row }).expression(raw.value, [...path, 'value'], { what: 'the number of a row', ...want });
  return { rows: rows.tree, value: value.tree };
}

/** What each word of the block is filled with. */
const WORDS: Readonly<Record<TrendWord, readonly string[]>> = {
  wiecej: ['ile'],
  mniej: ['ile'],
  bezZmian: [],
  lepiej: [],
  gorzej: [],
  punkty: ['ile'],
  przebieg: ['pierwsza', 'ostatnia', 'najmniej', 'najwiecej'],
};

const wordsOf = (scope: Scope, path: Path): Trend['words'] =>
  Object.fromEntries(
    Object.entries(WORDS).map(([name, values]) => [name, ownText(scope, `bloki.metryka.${name}`, path, values)]),
  ) as Trend['words'];
