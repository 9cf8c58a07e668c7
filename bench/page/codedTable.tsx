import { useMemo, useState } from 'react';
import { formatValue } from '../../src/lang/values/formats.ts';
import type { Words } from '../../src/portal/i18n/Words.ts';
import { Pager } from '../../src/portal/ui/Pager.tsx';
import type { Pozycja } from './given.ts';
import type { Prepared } from './measure.ts';

const texts = ['rozdzial', 'paragraf', 'nazwaPozycji'] as const;
const sums = ['planPoZmianach', 'naleznosci', 'dochodyOtrzymane', 'dochodyWykonane'] as const;
const SIZE = 5;

/** A table in code without general features: many rows are compared with it. */
export function codedTable(words: Words, rows: readonly Pozycja[]): Prepared {
  return { element: <Table rows={rows} words={words} />, end: () => {} };
}

function Table({ rows, words }: { rows: readonly Pozycja[]; words: Words }) {
  const [sort, setSort] = useState<keyof Pozycja>();
  const [page, setPage] = useState(1);
  const ordered = useMemo(() => {
    if (!sort) return rows;
    const { compare } = new Intl.Collator('pl', { numeric: true });
    return rows.toSorted((a, b) =>
      typeof a[sort] === 'number' ? Number(a[sort]) - Number(b[sort]) : compare(String(a[sort]), String(b[sort])),
    );
  }, [rows, sort]);
  const totals = useMemo(
    () => sums.map((name) => rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100),
    [rows],
  );
  const money = (value: number) => formatValue(value, 'money', 'pl', {});
  return (
    <>
      <table className="ok-table">
        <thead>
          <tr>
            {[...texts, ...sums].map((name) => (
              <th key={name} scope="col">
                <button type="button" className="ok-table__sort" onClick={() => setSort(name)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.slice((page - 1) * SIZE, page * SIZE).map((row) => (
            <tr key={row.id}>
              {texts.map((name) => (
                <td key={name}>{row[name]}</td>
              ))}
              {sums.map((name) => (
                <td key={name} className="ok-amount">
                  {money(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>{words.word('wspolne.widzety.razem')}</th>
            {totals.map((total, index) => (
              <td key={sums[index]}>{money(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Pager
        page={page}
        pages={Math.ceil(rows.length / SIZE)}
        onPage={setPage}
        size={SIZE}
        sizes={[SIZE, 10, 0]}
        onSize={() => {}}
        words={{ label: 's', previous: 'p', next: 'n', place: `${page}`, size: 'r', all: 'w' }}
      />
    </>
  );
}
