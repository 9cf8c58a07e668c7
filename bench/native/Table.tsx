import { useMemo, useState } from 'react';
import type { Pozycja } from '../shared/answers.ts';
import { Foot } from './Foot.tsx';
import { money, type Say, sum } from './say.ts';

const columns = {
  rozdzial: 'budzet.rozdzial',
  paragraf: 'budzet.paragraf',
  nazwaPozycji: 'budzet.nazwaPozycji',
  planPoZmianach: 'budzet.planPoZmianach',
  naleznosci: 'budzet.dochody.naleznosci',
  dochodyOtrzymane: 'budzet.dochody.otrzymane',
  dochodyWykonane: 'budzet.dochody.wykonane',
} as const;
type Column = keyof typeof columns;
const all = Object.keys(columns) as Column[];
const amounts = all.slice(3) as Exclude<Column, 'rozdzial' | 'paragraf' | 'nazwaPozycji'>[];
const FIRST = 5;

/** The rows of a year: sorted by each column, in pages, with sums. */
export function Table({ rows, rok, say }: { rows: readonly Pozycja[]; rok: number; say: Say }) {
  const [sort, setSort] = useState<{ column: Column; down: boolean }>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(FIRST);
  const ordered = useMemo(() => (sort ? orderBy(rows, sort.column, sort.down) : rows), [rows, sort]);
  const sums = useMemo(() => amounts.map((name) => sum(rows.map((row) => row[name]))), [rows]);
  const sortBy = (column: Column) => {
    setSort({ column, down: sort?.column === column && !sort.down });
    setPage(1);
  };
  const shown = size === 0 ? ordered : ordered.slice((page - 1) * size, page * size);
  const caption = say('budzet.dochody.tabela', { rok });
  return (
    <div className="table">
      <div className="frame">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {all.map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={sort?.column === name ? (sort.down ? 'descending' : 'ascending') : 'none'}
                >
                  <button type="button" onClick={() => sortBy(name)}>
                    {say(columns[name])}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <td className="figures">{row.rozdzial}</td>
                <td className="figures">{row.paragraf}</td>
                <th scope="row">{row.nazwaPozycji}</th>
                {amounts.map((name) => (
                  <td key={name} className="figures">
                    {money(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {say('wspolne.widzety.razem')}
              </th>
              {sums.map((total, at) => (
                <td key={amounts[at]} className="figures">
                  {money(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Foot {...{ caption, page, setPage, size, setSize, say }} count={rows.length} first={FIRST} />
      <p role="status" className="hidden" />
    </div>
  );
}

function orderBy(rows: readonly Pozycja[], column: Column, down: boolean): Pozycja[] {
  const { compare } = new Intl.Collator('pl', { numeric: true });
  const sign = down ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column], b[column]];
    return sign * (typeof one === 'number' ? one - Number(other) : compare(one, String(other)));
  });
}
