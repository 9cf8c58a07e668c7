import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formMemory } from '../formMemory.ts';
import { memoryOf } from '../historyState.ts';
import { useLocation, useNavigate } from '../router/routing.ts';
import { useStores } from '../stores.ts';

/**
 * Informs that the session is over, until the resident has answered: a login returns to the former place with the unsent
 * input (formMemory.ts). Closing it leaves the resident on the home page, where the gate has led.
 */
export const SessionEnded = observer(function SessionEnded() {
  const { session, portal, words } = useStores();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const again = useRef<HTMLButtonElement>(null);
  const close = () => session.dismissEnd();
  const signIn = () => {
    const here = { pathname, search, memory: memoryOf(state) };
    const login = portal.manifest.screens[portal.manifest.special.login]?.path ?? '/';
    close();
    navigate(login, { state: { wanted: state?.wanted ?? (pathname === login ? undefined : here) } });
  };
  return (
    <Dialog
      open={session.endShown}
      title={words.word('powloka.koniecSesji')}
      onClose={close}
      first={again}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <>
          <Button onClick={close}>{words.word('powloka.zamknij')}</Button>
          <Button kind="primary" icon="user" onClick={signIn} ref={again}>
            {words.word('powloka.zalogujPonownie')}
          </Button>
        </>
      }
    >
      <p>{words.word('powloka.koniecSesjiTekst')}</p>
      {!formMemory(session).isEmpty && <p>{words.word('powloka.koniecSesjiWpisane')}</p>}
    </Dialog>
  );
});
