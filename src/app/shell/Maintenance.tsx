import './Maintenance.css';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useStores } from '../stores.ts';
import { Logo } from './Logo.tsx';
import { useTheme } from './useTheme.ts';

/** The page of a technical break: it stands alone, says so, and asks again when told to. */
export const Maintenance = observer(function Maintenance(props: { onOver: () => void }) {
  const { portal, words } = useStores();
  useTheme();
  const [asking, setAsking] = useState(false);
  const [still, setStill] = useState(false);
  const retry = async () => {
    setAsking(true);
    await portal.checkMaintenance();
    setAsking(false);
    setStill(portal.maintenance);
    if (!portal.maintenance) props.onOver();
  };
  return (
    <main className="ok-break">
      <Logo />
      <p className="ok-break__name">{portal.manifest.name}</p>
      <h1>{words.word('powloka.przerwa')}</h1>
      <p className="ok-lead">{words.word('powloka.przerwaTekst')}</p>
      <Button kind="primary" icon="refresh" busy={asking} onClick={() => void retry()}>
        {words.word('powloka.sprawdzPonownie')}
      </Button>
      <p aria-live="polite">{still && !asking ? words.word('powloka.przerwaTrwa') : ''}</p>
    </main>
  );
});
