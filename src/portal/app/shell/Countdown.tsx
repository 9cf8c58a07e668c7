import { observer } from 'mobx-react-lite';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../stores.ts';
import { useExtend } from './useExtend.ts';

/** Minutes and seconds to the end of the session; a click prolongs it. */
export const Countdown = observer(function Countdown() {
  const { session, words } = useStores();
  const extend = useExtend();
  if (!Number.isFinite(session.time.remainingMs)) return null;
  return (
    <button type="button" className="ok-countdown" onClick={() => void extend()}>
      <Icon name="clock" />
      <span>
        <span className="ok-countdown__caption">{words.word('powloka.doKoncaSesji')}</span>
        <span className="ok-countdown__time">{session.time.countdown}</span>
      </span>
      <span className="ok-countdown__extend">
        {words.word(session.time.atLimit ? 'powloka.bezPrzedluzania' : 'powloka.przedluz')}
      </span>
    </button>
  );
});
