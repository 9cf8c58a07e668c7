import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStores } from '../stores.ts';
import { useExtend } from './useExtend.ts';

/**
 * Asks, shortly before the session ends, whether to continue. Closing it means "continue", since the resident is active.
 * At the maximum duration of a session nothing can be prolonged: it only informs.
 */
export const SessionPrompt = observer(function SessionPrompt() {
  const { session, words } = useStores();
  const extend = useExtend();
  const { time } = session;
  const { atLimit } = time;
  const goOn = () => (atLimit ? time.answerPrompt() : void extend());
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={time.prompts}
      title={words.word('powloka.sesjaKonczySie')}
      onClose={goOn}
      first={safe}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <>
          <Button icon="logout" onClick={() => void session.signOut()}>
            {words.word('powloka.wyloguj')}
          </Button>
          <Button kind="primary" onClick={goOn} ref={safe}>
            {words.word(atLimit ? 'powloka.rozumiem' : 'powloka.przedluzSesje')}
          </Button>
        </>
      }
    >
      <p>
        {words.word(atLimit ? 'powloka.sesjaGranicaTekst' : 'powloka.sesjaKonczySieTekst')}{' '}
        <strong className="ok-amount">{time.countdown}</strong>
      </p>
    </Dialog>
  );
});
