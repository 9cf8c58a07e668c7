import { useId, useMemo, useState } from 'react';
import type { Answers } from '../shared/answers.ts';
import { money, percent, type Say, sum } from './say.ts';
import { Table } from './Table.tsx';

interface Props {
  answers: Pick<Answers, 'dajLataBudzetowe' | 'dajDochodyBudzetu'>;
  say: Say;
}

/** The whole screen: the year, the figures in short, a notice and the table. */
export function Budget({ answers, say }: Props) {
  const id = useId();
  const { lataBudzetowe } = answers.dajLataBudzetowe;
  const rows = answers.dajDochodyBudzetu.listaDochodow;
  const [rok, setRok] = useState(Math.max(...lataBudzetowe));
  const short = useMemo(() => {
    const plan = sum(rows.map((row) => row.planPoZmianach));
    const wykonano = sum(rows.map((row) => row.dochodyWykonane));
    const first = rows.reduce((most, row) => (row.dochodyWykonane > most.dochodyWykonane ? row : most));
    return { plan, wykonano, first };
  }, [rows]);
  const largest = { pozycja: short.first.nazwaPozycji, kwota: money(short.first.dochodyWykonane) };
  const facts = [
    ['budzet.planPoZmianach', money(short.plan)],
    ['budzet.dochody.razem', money(short.wykonano)],
    ['budzet.wykonaniePlanu', percent(short.wykonano / short.plan)],
    ['budzet.dochody.najwieksza', say('budzet.pozycjaIKwota', largest)],
  ] as const;
  return (
    <>
      <h1>{say('uslugi.nazwy.budzetDochody')}</h1>
      <p>{say('budzet.dochody.wstep')}</p>
      <div className="field">
        <label htmlFor={id}>{say('budzet.rok')}</label>
        <select id={id} value={rok} onChange={({ target }) => setRok(Number(target.value))}>
          {lataBudzetowe
            .toSorted((a, b) => b - a)
            .map((year) => (
              <option key={year}>{year}</option>
            ))}
        </select>
      </div>
      <h2>{say('budzet.dochody.skrot', { rok })}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="notice" role="status">
        <span role="img" aria-label={say('wspolne.widzety.ton.info')} className="sign" />
        <p>{say('budzet.dochody.trwa', { rok })}</p>
      </div>
      <Table rows={rows} rok={rok} say={say} />
    </>
  );
}
