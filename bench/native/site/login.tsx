import { AccountForm } from './AccountForm.tsx';
import type { Fields } from './fields.ts';
import { openPage } from './openPage.tsx';

const fields: Fields = [
  { name: 'login', label: 'logowanie.login', empty: 'logowanie.wpiszLogin', autoComplete: 'username' },
  {
    name: 'haslo',
    label: 'logowanie.haslo',
    empty: 'logowanie.wpiszHaslo',
    type: 'password',
    autoComplete: 'current-password',
  },
];
const ways = ['logowanie.niePamietam', 'logowanie.nieMaLinku', 'logowanie.zalozKonto'];
const notes = ['urzad.logowanie.konto', 'urzad.logowanie.haslo', 'urzad.logowanie.pomoc'];

openPage((say) => (
  <>
    <p>Gmina Lipowa Dolina</p>
    <h1>{say('logowanie.tytul')}</h1>
    <AccountForm say={say} groups={[{ fields }]} submit="logowanie.zaloguj" />
    <div className="foot">
      {ways.map((way) => (
        <button key={way} type="button">
          {say(way)}
        </button>
      ))}
    </div>
    <h2>{say('logowanie.wezelTytul')}</h2>
    <p>{say('logowanie.wezelOpis')}</p>
    <button type="button">{say('logowanie.wezel')}</button>
    <h2>{say('logowanie.informacje')}</h2>
    {notes.map((note) => (
      <p key={note}>{say(note)}</p>
    ))}
  </>
));
