import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStores } from '../stores.ts';

/** Asks, shortly before the session ends, whether to go on. Closing it means going on, as the resident is plainly here. */
export const SessionPrompt = observer(function SessionPrompt() {
  const { session, words } = useStores();
  const extend = () => void session.extend();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={session.prompts}
      title={words.word('powloka.sesjaKonczySie')}
      onClose={extend}
      first={safe}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <>
          <Button icon="logout" onClick={() => void session.signOut()}>
            {words.word('powloka.wyloguj')}
          </Button>
          <Button kind="primary" onClick={extend} ref={safe}>
            {words.word('powloka.przedluzSesje')}
          </Button>
        </>
      }
    >
      <p>
        {words.word('powloka.sesjaKonczySieTekst')} <strong className="ok-amount">{session.countdown}</strong>
      </p>
    </Dialog>
  );
});
