import type { ReactNode } from 'react';
import type { Binding } from '../../binding.ts';
import { Mark } from '../../parts/Mark.tsx';
import { valueElement } from '../../parts/Value.tsx';
import type { Locals } from '../../scope.ts';
import type { Column } from '../block.ts';
import { cellText, marksOf } from '../view.ts';

export interface Cell {
  content: ReactNode;
  className?: string;
  /** It has no mark and no text for that: a card leaves it out, because an empty line would mean nothing. */
  blank?: boolean;
}

/**
 * One cell: its text, letters in frames, the `empty` text, or a dash that is read out as "none". It is no component:
 * a table has thousands, and the row that draws it observes what it reads.
 */
export function cellOf(column: Column, binding: Binding, locals: Locals): Cell {
  const marks = marksOf(column, binding, locals);
  if (marks.length > 0) {
    const content = (
      <span className="ok-marks">
        {marks.map(({ mark, text }) => (
          <Mark key={mark} mark={mark} text={binding.text(text, locals)} />
        ))}
      </span>
    );
    return { content };
  }
  const text = cellText(column, binding, locals);
  const { cell, link } = column;
  if (text && cell) {
    const element = valueElement({ text: cell, shown: text, link, binding, locals });
    return { content: element ?? text, className: classOf(column, text) };
  }
  if (text) return { content: text };
  return { content: <Missing word={binding.word('wspolne.widzety.brak')} />, blank: column.flags !== undefined };
}

const Missing = ({ word }: { word: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="ok-hidden">{word}</span>
  </>
);

const ONE_LINE = new Set(['money', 'integer', 'percent', 'date', 'datetime', 'month', 'bytes', 'unit']);

/** Digits with separators, as 20:00–22:00; short enough for a phone. */
const FIGURES = /^[\d:.,/–-]{1,16}$/;

/** Numbers, dates and hours stay on one line; a multiline text keeps its line breaks. */
function classOf({ cell }: Column, text: string): string | undefined {
  if (!cell || !('format' in cell)) return FIGURES.test(text) ? 'ok-amount' : undefined;
  return ONE_LINE.has(cell.format) || cell.format.startsWith('decimal')
    ? 'ok-amount'
    : cell.format === 'multiline'
      ? 'ok-table__lines'
      : undefined;
}
