import { observer } from 'mobx-react-lite';
import type { SessionStore } from '../../stores/SessionStore.ts';
import { Button, ButtonFace, buttonClass } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import { hasPage } from './menuEntries.ts';
import { panelPath } from './ownPaths.ts';

export interface AccountMenuProps {
  /** Opens the choice of another subject. */
  onSwitch: () => void;
}

/** The name of a signed-in resident, with the subject and the logout. */
export const AccountMenu = observer(function AccountMenu({ onSwitch }: AccountMenuProps) {
  const { portal, session, subject, words } = useStores();
  const { imie, nazwisko } = session.user ?? {};
  const name = [imie, nazwisko].filter((part) => typeof part === 'string').join(' ');
  return (
    <Disclosure
      shrink
      kind="secondary"
      icon="user"
      label={subject.chosen?.nazwa || name || words.word('powloka.konto')}
    >
      {(close) => (
        <div className="ok-user">
          {subject.chosen && (
            <p className="ok-user__subject">
              <span className="ok-user__caption">{words.word('powloka.dzialaszJako')}</span>
              <strong>{subject.chosen.nazwa}</strong>
            </p>
          )}
          {subject.chosen && name && name !== subject.chosen.nazwa && (
            <p className="ok-user__subject">
              <span className="ok-user__caption">{words.word('powloka.zalogowanoJako')}</span>
              <span>{name}</span>
            </p>
          )}
          {session.access === 'restricted' && <Notice tone="warning">{words.word(limitsWord(session))}</Notice>}
          <ul className="ok-choices">
            {subject.podmioty.length > 1 && (
              <li>
                <Button kind="quiet" icon="switch" onClick={() => [close(), onSwitch()]}>
                  {words.word('powloka.zmienPodmiot')}
                </Button>
              </li>
            )}
            {hasPage(portal.manifest, panelPath) && (
              <li>
                <Link className={buttonClass({ kind: 'quiet' })} to={panelPath} onClick={close}>
                  <ButtonFace icon="user">
                    {words.word(session.access === 'restricted' ? 'powloka.potwierdzTozsamosc' : 'powloka.panel')}
                  </ButtonFace>
                </Link>
              </li>
            )}
            <li>
              <Button kind="quiet" icon="logout" onClick={() => [close(), void session.signOut()]}>
                {words.word('powloka.wyloguj')}
              </Button>
            </li>
          </ul>
        </div>
      )}
    </Disclosure>
  );
});

/** Why an account is restricted; one confirmed since the login needs a new login. */
function limitsWord({ user, unconfirmed }: SessionStore): string {
  if (user?.stan === 'AKTYWNE') return 'powloka.kontoJuzPelne';
  return unconfirmed ? 'powloka.kontoNiepotwierdzone' : 'powloka.kontoNiezweryfikowane';
}
