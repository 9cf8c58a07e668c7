import './NotLoaded.css';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useStores } from './stores.ts';

/**
 * A page whose files failed to load or are late: there is no connection, a request is stuck, or a newer portal has replaced
 * the open one, and only a new page load helps. It is not part of the screens' code, which may be what is missing.
 *
 * @param name of the screen, if the page is one
 * @param tries how many attempts have failed
 * @param onRetry tries again without reloading the portal, so that unsent input elsewhere stays
 */
export const NotLoaded = observer(function NotLoaded(props: { name?: string; tries?: number; onRetry?: () => void }) {
  const { portal, words, connection, page } = useStores();
  const { name = '', onRetry } = props;
  const own = portal.manifest.screens[name]?.title;
  const title = own && words.has(own) ? own : portal.services.find(({ screen }) => screen === name)?.name;
  const reached = !connection.broken;
  useEffect(() => {
    if (onRetry) return;
    return connection.show({
      cachedAt: null,
      missed: true,
      blank: true,
      reconnect: async () => void (connection.online && page.reload()),
    });
  }, [connection, page, onRetry]);
  return (
    <>
      <PageTitle
        title={words.word(title ?? (reached ? 'wspolne.uslugaNiedostepna' : 'powloka.stronaBezPolaczenia'))}
        site={portal.manifest.name}
      />
      <p className="ok-lead" role="alert">
        {words.word(reached ? 'wspolne.ekran.niewczytany' : 'powloka.stronaNiewidziana')}
      </p>
      <div className="ok-notloaded">
        {/* Without a connection the notice above has the same button. */}
        {onRetry && reached && (
          <Button icon="refresh" onClick={onRetry}>
            {words.word('wspolne.widzety.ponow')}
          </Button>
        )}
        {(!onRetry || (reached && (props.tries ?? 0) > 0)) && (
          <Button icon="refresh" onClick={() => page.reload()}>
            {words.word('powloka.wczytajOdNowa')}
          </Button>
        )}
      </div>
    </>
  );
});
