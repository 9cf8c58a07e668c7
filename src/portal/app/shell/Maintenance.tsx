import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formMemory } from '../formMemory.ts';
import { wantedOf } from '../historyState.ts';
import { Redirect } from '../router/Redirect.tsx';
import { useLocation, useNavigate } from '../router/routing.ts';
import { startUp } from '../startUp.ts';
import { useStores } from '../stores.ts';
import { BreakFrame } from './BreakFrame.tsx';
import type { ShellStore } from './ShellStore.ts';
import { useTheme } from './useTheme.ts';

/**
 * The page of a technical break, without a frame around it. A button asks the office again (boot.ts asks twice a minute too).
 * After a declared break the portal is loaded anew. A resident who comes here without a break, or because of a stored
 * break that is over, continues to the requested page.
 */
export default observer(function Maintenance({ shell }: { shell: ShellStore }) {
  const { portal } = useStores();
  const { state } = useLocation();
  const declared = useRef(false);
  useEffect(() => {
    declared.current ||= portal.asked && portal.maintenance;
  }, [portal.asked, portal.maintenance]);
  if (portal.maintenance) return <Break />;
  if (!portal.asked) return null;
  if (declared.current) return <Over shell={shell} />;
  const { pathname, search, memory } = wantedOf(state);
  return <Redirect to={{ pathname, search }} state={{ memory }} />;
});

const Break = observer(function Break() {
  const { portal, words } = useStores();
  useTheme();
  const [asking, setAsking] = useState(false);
  const [still, setStill] = useState(false);
  const retry = async () => {
    setAsking(true);
    setStill(false);
    await portal.checkMaintenance();
    setAsking(false);
    setStill(true);
  };
  return (
    <BreakFrame text={words.word('powloka.przerwaTekst')}>
      <Button kind="primary" icon="refresh" busy={asking} onClick={() => void retry()}>
        {words.word('powloka.sprawdzPonownie')}
      </Button>
      <p aria-live="polite">{still ? words.word('powloka.przerwaTrwa') : ''}</p>
    </BreakFrame>
  );
});

/**
 * A new portal may have been installed during a break, so the page is loaded anew, at its root. Not while there is unsent
 * input: it exists in this page only, and is offered again after the login.
 */
function Over({ shell }: { shell: ShellStore }) {
  const stores = useStores();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (formMemory(stores.session).isEmpty) return stores.page.beginAnew();
    navigate('/', { replace: true });
    void startUp(stores, shell);
  }, [stores, shell, navigate]);
  return null;
}
