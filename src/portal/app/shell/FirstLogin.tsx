import './FirstLogin.css';
import { observer } from 'mobx-react-lite';
import { potwierdzPierwszeLogowanie } from '../../../generated/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import { hasPage } from './menuEntries.ts';
import { panelPath, twoStepsPath } from './ownPaths.ts';

/** Greets a resident after the first login, and shows where to start. Shown once: closing it informs the office. */
export const FirstLogin = observer(function FirstLogin() {
  const { api, session, portal, words } = useStores();
  const { manifest, config } = portal;
  const name = session.user?.imie;
  const services = manifest.screens[manifest.special.services]?.path ?? '/';
  const asksForConsent = config?.czyPytacOZgodeNaPowiadomieniaEmail || config?.czyPytacOZgodeNaPowiadomieniaSms;
  const ways = [
    { word: 'powloka.witajUslugi', text: 'powloka.witajUslugiTekst', icon: 'list', to: services, open: true },
    { word: 'powloka.witajZgody', text: 'powloka.witajZgodyTekst', icon: 'mail', to: panelPath, open: asksForConsent },
    { word: 'powloka.witajKod', text: 'powloka.witajKodTekst', icon: 'lock', to: twoStepsPath, open: config?.czy2Fa },
  ].filter(({ to, open }) => open === true && hasPage(manifest, to));
  const close = () => {
    session.markGreeted();
    // If that call fails, the greeting appears again after the next login.
    void potwierdzPierwszeLogowanie(api).catch(() => undefined);
  };
  return (
    <Dialog
      open={session.isFirst}
      title={
        typeof name === 'string' && name ? words.word('powloka.witaj', { imie: name }) : words.word('powloka.konto')
      }
      onClose={close}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <Button kind="primary" onClick={close}>
          {words.word('powloka.witajDalej')}
        </Button>
      }
    >
      <p>{words.word('powloka.witajTekst')}</p>
      <ul className="ok-ways">
        {ways.map(({ word, text, icon, to }) => (
          <li key={word}>
            <Link className="ok-ways__way" to={to} onClick={close}>
              <Icon name={icon} className="ok-ways__icon" />
              <span>
                <strong>{words.word(word)}</strong>
                <span className="ok-ways__text">{words.word(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
