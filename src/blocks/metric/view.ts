import type { Text } from '../../lang/descriptors/text.ts';
import { add, multiply } from '../../lang/values/decimal.ts';
import type { OutlineOf } from '../outline.ts';
import { listOf, type Scope } from '../scope.ts';
import type { MetricBlock, Trend } from './block.ts';

export interface MetricView {
  label: string;
  /** The number in words, or the text for a missing one. */
  shown: string;
  empty: boolean;
  trend?: TrendView;
  note: string;
}

export interface TrendView {
  direction: 'up' | 'down' | 'same';
  /** Absent where neither direction is good. */
  verdict?: 'better' | 'worse';
  /** The difference, with what it is compared to. */
  text: string;
  /** `lepiej` or `gorzej`; '' without a verdict. */
  word: string;
}

export function metricView(block: MetricBlock, scope: Scope): MetricView {
  const shown = scope.text(block.value);
  const trend = block.trend && trendView(block.trend, block.value, scope);
  return {
    label: scope.text(block.label),
    shown: shown === '' ? scope.text(block.empty) : shown,
    empty: shown === '',
    ...(trend && { trend }),
    note: block.note ? scope.text(block.note) : '',
  };
}

/** The numbers of the small line; none while there are fewer than two. */
export function lineOf({ line }: Trend, scope: Scope): readonly number[] {
  if (!line) return [];
  const numbers = listOf(scope, line.rows).flatMap((row) => {
    const number = scope.value(line.value, { row });
    return typeof number === 'number' ? [number] : [];
  });
  return numbers.length > 1 ? numbers : [];
}

/** The line in words, for those who do not see it. */
export function lineText(numbers: readonly number[], { words }: Trend, value: MetricBlock['value'], scope: Scope) {
  const write = (number: number | undefined) => scope.format(number, value.format, value.unit);
  return scope.text(words.przebieg, {
    pierwsza: write(numbers[0]),
    ostatnia: write(numbers.at(-1)),
    najmniej: write(numbers.reduce((least, one) => (one < least ? one : least))),
    najwiecej: write(numbers.reduce((most, one) => (one > most ? one : most))),
  });
}

/** Undefined while there is nothing to compare. */
function trendView(trend: Trend, value: MetricBlock['value'], scope: Scope): TrendView | undefined {
  const now = scope.value(value.value);
  const before = trend.from === undefined ? lineOf(trend, scope).at(-2) : scope.value(trend.from);
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  const { words, better } = trend;
  const difference = add(now, -before) ?? 0;
  if (difference === 0) return { direction: 'same', text: scope.text(words.bezZmian), word: '' };
  const direction = difference > 0 ? 'up' : 'down';
  const verdict = better && (better === direction ? 'better' : 'worse');
  const ile = amountOf(Math.abs(difference), words.punkty, value, scope);
  const text = scope.text(words[direction === 'up' ? 'wiecej' : 'mniej'], { ile });
  return {
    direction,
    ...(verdict && { verdict }),
    text: `${text} ${scope.text(trend.than)}`.trim(),
    word: verdict ? scope.text(words[verdict === 'better' ? 'lepiej' : 'gorzej']) : '',
  };
}

/** A difference between shares is written in points: "2 % more" would be a share of the share. */
function amountOf(number: number, points: Text, { format, unit }: MetricBlock['value'], scope: Scope): string {
  if (format !== 'percent') return scope.format(number, format, unit);
  return scope.text(points, { ile: scope.format(multiply(number, 100), 'decimal') });
}

export const outline: OutlineOf<MetricBlock> = (block, { scope, run }) => {
  const { label, shown, trend, note } = metricView(block, scope);
  const { do: steps } = block;
  return { texts: [label, shown, trend?.text, trend?.word, note], ...(steps && { press: () => run(steps) }) };
};
