import './native.css';
import { answersWith, makeRows } from '../shared/answers.ts';
import { type Drawing, drawing, type Part } from '../shared/drawing.ts';
import { Budget } from './Budget.tsx';
import { Request } from './Request.tsx';
import { sayWith, type Texts } from './say.ts';
import { Table } from './Table.tsx';

const YEAR = 2026;

function bench({ texts }: { texts: Texts }): Drawing {
  const say = sayWith(texts);
  const few = answersWith(makeRows(60));
  const many = makeRows(100_000);
  const { tematy } = few.dajTematy;
  const { punktyOdbioru } = few.dajPunktyOdbioru;
  const element = (part: Part) => {
    switch (part) {
      case 'form':
        return <Request say={say} tematy={tematy} punkty={punktyOdbioru} />;
      case 'screen':
        return <Budget say={say} answers={few} />;
      default:
        return <Table say={say} rok={YEAR} rows={part === 'many' ? many : few.dajDochodyBudzetu.listaDochodow} />;
    }
  };
  return drawing((part) => ({ element: element(part), end: () => {} }));
}

(window as unknown as { bench: typeof bench }).bench = bench;
