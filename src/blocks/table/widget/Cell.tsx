import { observer } from 'mobx-react-lite';
import type { Binding } from '../../binding.ts';
import { Mark } from '../../parts/Mark.tsx';
import { Value } from '../../parts/Value.tsx';
import type { Locals } from '../../scope.ts';
import type { Column } from '../block.ts';
import { cellText, marksOf } from '../view.ts';

export interface CellProps {
  column: Column;
  binding: Binding;
  locals: Locals;
  /** Marks with their words beside them, as on a phone. */
  words?: boolean;
}

/** The content of one cell: text, letters in frames, the `empty` text, or a dash that is read out as "none". */
export const Cell = observer(function Cell({ column, binding, locals, words }: CellProps) {
  const marks = marksOf(column, binding, locals);
  if (marks.length > 0) {
    return (
      <span className={words ? 'ok-marks ok-marks--words' : 'ok-marks'}>
        {marks.map(({ mark, text }) => (
          <Mark key={mark} mark={mark} text={binding.text(text, locals)} words={words} />
        ))}
      </span>
    );
  }
  const text = cellText(column, binding, locals);
  const { cell, link } = column;
  if (text && cell)
    return <Value text={cell} shown={text} className={classOf(column, text)} {...{ link, binding, locals }} />;
  if (text) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="ok-hidden">{binding.word('wspolne.widzety.brak')}</span>
    </>
  );
});

const ONE_LINE = new Set(['money', 'integer', 'decimal', 'percent', 'date', 'datetime', 'month', 'bytes', 'unit']);

/** Digits with separators, as 20:00–22:00; short enough for a phone. */
const FIGURES = /^[\d:.,/–-]{1,16}$/;

/** Numbers, dates and hours stay on one line; a multiline text keeps its line breaks. */
function classOf({ cell }: Column, text: string): string | undefined {
  if (!cell || !('format' in cell)) return FIGURES.test(text) ? 'ok-amount' : undefined;
  return ONE_LINE.has(cell.format) ? 'ok-amount' : cell.format === 'multiline' ? 'ok-table__lines' : undefined;
}
