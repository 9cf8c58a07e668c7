import type { Answers } from '../../shared/answers.ts';
import { Budget } from '../Budget.tsx';
import { openPage } from './openPage.tsx';

openPage((say, answers: Pick<Answers, 'dajLataBudzetowe' | 'dajDochodyBudzetu'>) => (
  <>
    <p>Budżet gminy</p>
    <Budget say={say} answers={answers} />
  </>
));
