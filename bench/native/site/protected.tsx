import { useEffect, useState } from 'react';
import type { Say } from '../say.ts';
import { openPage } from './openPage.tsx';
import { Payments, type Platnosci } from './Payments.tsx';

openPage((say) => <History say={say} />);

/** Comes with its title, and asks for the rows of the one who is logged in. */
function History({ say }: { say: Say }) {
  const [answer, setAnswer] = useState<Platnosci>();
  useEffect(() => {
    const ask = async () => setAnswer(await (await fetch('/payments.json')).json());
    void ask();
  }, []);
  return (
    <>
      <p>Należności i podatki</p>
      <h1>{say('uslugi.nazwy.historiaPlatnosci')}</h1>
      {answer && <Payments say={say} answer={answer} />}
    </>
  );
}
