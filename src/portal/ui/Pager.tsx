import './Pager.css';
import { useId } from 'react';
import { Button } from './Button.tsx';
import type { PlainControl } from './control.ts';
import { PlainSubmit } from './PlainSubmit.tsx';
import { Select } from './Select.tsx';

export interface PagerWords {
  /** The accessible name of the navigation: "Strony tabeli". */
  label: string;
  previous: string;
  next: string;
  /** The position: "Strona 2 z 7". */
  place: string;
  /** The label of the choice of rows for a page. */
  size: string;
  all: string;
}

export interface PagerProps {
  /** The page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Rows on a page; 0: all. */
  size: number;
  /** The sizes to choose from; 0: all. With one or none no choice is shown. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  words: PagerWords;
  /** How it works until the code of the page runs. */
  plain?: { page: PlainControl; size: PlainControl; show: string };
}

export function Pager({ page, pages, onPage, size, sizes = [], onSize, words, plain }: PagerProps) {
  const id = useId();
  const to = (next: number) => plain && { ...plain.page, value: String(next) };
  return (
    <nav className="ok-pager" aria-label={words.label}>
      {sizes.length > 1 && onSize && (
        <div className="ok-pager__size">
          <label htmlFor={id}>{words.size}</label>
          <Select
            id={id}
            plain={plain?.size}
            value={String(size)}
            onChange={(chosen) => onSize(Number(chosen))}
            options={sizes.map((rows) => ({ value: String(rows), label: rows === 0 ? words.all : String(rows) }))}
          />
          {plain && <PlainSubmit form={plain.size.form}>{plain.show}</PlainSubmit>}
        </div>
      )}
      <div className="ok-pager__steps">
        <Button
          kind="quiet"
          icon="left"
          iconOnly
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          {...to(page - 1)}
        >
          {words.previous}
        </Button>
        <span className="ok-pager__place" aria-live="polite">
          {words.place}
        </span>
        <Button
          kind="quiet"
          icon="right"
          iconOnly
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          {...to(page + 1)}
        >
          {words.next}
        </Button>
      </div>
    </nav>
  );
}
