import { useId } from 'react';
import type { Say } from './say.ts';

interface Props {
  caption: string;
  count: number;
  first: number;
  page: number;
  setPage(page: number): void;
  /** Rows on a page; 0: all. */
  size: number;
  setSize(size: number): void;
  say: Say;
}

/** Below a table: its files and its pages. */
export function Foot({ caption, count, first, page, setPage, size, setSize, say }: Props) {
  const id = useId();
  const word = (key: string, values?: Record<string, number>) => say(`wspolne.widzety.${key}`, values);
  const sizes = [first, ...[10, 20, 30].filter((one) => one < count), 0];
  const pages = size === 0 ? 1 : Math.ceil(count / size);
  return (
    <div className="foot">
      <div>
        <button type="button" className="quiet">
          {say('wspolne.pobierzPdf')}
        </button>
        <button type="button" className="quiet">
          {word('csv')}
        </button>
      </div>
      <nav aria-label={`${word('strony')}: ${caption}`}>
        <label htmlFor={id}>{word('wierszyNaStronie')}</label>
        <select
          id={id}
          value={size}
          onChange={({ target }) => {
            setSize(Number(target.value));
            setPage(1);
          }}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? word('wszystkie') : one}
            </option>
          ))}
        </select>
        <button type="button" className="step back" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <span className="hidden">{word('poprzednia')}</span>
        </button>
        <span aria-live="polite">{word('miejsce', { strona: page, stron: pages })}</span>
        <button type="button" className="step" disabled={page >= pages} onClick={() => setPage(page + 1)}>
          <span className="hidden">{word('nastepna')}</span>
        </button>
      </nav>
    </div>
  );
}
