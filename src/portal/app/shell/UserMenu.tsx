import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button, ButtonFace, buttonClass } from '../../ui/Button.tsx';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

const AccountMenu = lazy<(props: AccountMenuProps) => ReactNode>(() =>
  import('./signedIn.ts').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: SignOut }),
  ),
);

/** The login, or the menu of a signed-in resident. */
export const UserMenu = observer(function UserMenu(props: AccountMenuProps) {
  const { portal, session, words } = useStores();
  const login = portal.manifest.screens[portal.manifest.special.login];
  if (session.access === 'public') {
    return (
      <Link className={`${buttonClass({ kind: 'primary' })} ok-bar__login`} to={login?.path ?? '/'}>
        <ButtonFace icon="user">{words.word('powloka.zaloguj')}</ButtonFace>
      </Link>
    );
  }
  return (
    <div className="ok-bar__account">
      <Suspense>
        <AccountMenu {...props} />
      </Suspense>
    </div>
  );
});

/** In place of a menu whose code failed to load: a session can always be ended. */
function SignOut() {
  const { session, words } = useStores();
  return (
    <Button kind="secondary" icon="logout" onClick={() => void session.signOut()}>
      {words.word('powloka.wyloguj')}
    </Button>
  );
}
