import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import { hasPage } from './menuEntries.ts';
import type { ShellStore } from './ShellStore.ts';

/** A strip in the flow of the page, so that it covers nothing, until it is accepted. */
export const CookieNotice = observer(function CookieNotice({ shell }: { shell: ShellStore }) {
  const { portal, words } = useStores();
  if (shell.cookiesAccepted) return null;
  return (
    <section className="ok-cookies" aria-label={words.word('powloka.ciasteczka')}>
      <p>
        {words.word('powloka.ciasteczkaTekst')}{' '}
        {hasPage(portal.manifest, '/polityka-cookie') && (
          <Link to="/polityka-cookie">{words.word('powloka.politykaCookie')}</Link>
        )}
      </p>
      <Button small onClick={() => shell.acceptCookies()}>
        {words.word('powloka.rozumiem')}
      </Button>
    </section>
  );
});
