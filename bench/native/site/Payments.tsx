import { useId, useState } from 'react';
import { Foot } from '../Foot.tsx';
import { money, type Say } from '../say.ts';

interface Platnosc {
  idTransakcji: string;
  dataZlecenia: string;
  tytul: string;
  kwota: number;
  stan: string;
  opisPlatnosci: { typPlatnosci: string; opisStatusu: string };
}
/** The answer of the office. */
export interface Platnosci {
  lata: readonly number[];
  wybranyRok: number;
  platnosci: readonly Platnosc[];
}

const columns = ['zlecono', 'tytulPrzelewu', 'kanal', 'stan', 'kwota'];
const tones: Readonly<Record<string, string>> = {
  ZAKSIEGOWANA: 'zaplacona',
  OPLACONA: 'zaplacona',
  DO_WYJASNIENIA: 'wyjasniana',
  NOWA: 'trwa',
  ZLECONA: 'trwa',
};
const time = new Intl.DateTimeFormat('pl', { dateStyle: 'short', timeStyle: 'medium' });
const FIRST = 5;

/** The payments of a year, the latest first, in pages. */
export function Payments({ say, answer }: { say: Say; answer: Platnosci }) {
  const id = useId();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(FIRST);
  const word = (key: string) => say(`platnosci.${key}`);
  const ordered = answer.platnosci.toSorted((a, b) => b.dataZlecenia.localeCompare(a.dataZlecenia));
  const shown = size === 0 ? ordered : ordered.slice((page - 1) * size, page * size);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{word('rok')}</label>
        <select id={id} defaultValue={answer.wybranyRok}>
          {answer.lata.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <div className="frame">
        <table>
          <caption>{word('historia.tabela')}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  <button type="button">{word(name)}</button>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.idTransakcji} row={row} word={word} />
            ))}
          </tbody>
        </table>
      </div>
      <Foot
        {...{ page, setPage, size, setSize, say }}
        caption={word('historia.tabela')}
        count={ordered.length}
        first={FIRST}
      />
    </>
  );
}

function Row({ row, word }: { row: Platnosc; word(key: string): string }) {
  return (
    <tr>
      <td>
        <time dateTime={row.dataZlecenia}>{time.format(new Date(row.dataZlecenia))}</time>
      </td>
      <th scope="row">
        {row.tytul} {word(`tony.${tones[row.stan] ?? 'niezaplacona'}`)}
      </th>
      <td>{word(row.opisPlatnosci.typPlatnosci.toLowerCase())}</td>
      <td>{row.opisPlatnosci.opisStatusu}</td>
      <td className="figures">{money(row.kwota)}</td>
      <td>
        {tones[row.stan] === 'trwa' && <button type="button">{word('dokoncz')}</button>}
        <button type="button">Szczegóły</button>
      </td>
    </tr>
  );
}
