import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';
import { Redirect } from './router/Redirect.tsx';
import { useLocation } from './router/routing.ts';
import { Home } from './shell/Home.tsx';
import type { StartPlace } from './startPlace.ts';
import { useStores } from './stores.ts';

/** Redirects an unknown address to the home page. The start page is only for those who asked for `/`. */
export function GoHome() {
  const { notifications, words } = useStores();
  useEffect(() => notifications.notify(words.word('powloka.nieMaStrony'), 'info'), [notifications, words]);
  return <Redirect to="/" state={{ home: true }} />;
}

/**
 * The page at `/`: the home page, or the start page chosen by the office. The home page shows until the office has
 * answered, unless it chose another page at an earlier visit. The code that finds that page is loaded only when needed.
 */
export const StartPage = observer(function StartPage() {
  const { portal, page, session } = useStores();
  const { state } = useLocation();
  const [place, setPlace] = useState<StartPlace | null>();
  const elsewhere = !state?.home && portal.homePath !== '/';
  const wanted = elsewhere ? portal.config?.stronaStartowa : undefined;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void import('./startPlace.ts')
      .then(({ startPlace }) => startPlace(wanted, portal.manifest, window.location.origin))
      // The office gave an invalid value, or the code failed to load: the home page is there already.
      .catch(() => null)
      .then((found) => {
        if (!here) return;
        setPlace(found);
      });
    return () => {
      here = false;
    };
  }, [wanted, portal]);
  // The message about the end of a session is read here before another site follows.
  const outside = !session.endShown && place && 'outside' in place ? place.outside : undefined;
  useEffect(() => {
    if (outside !== undefined) page.leaveFor(outside);
  }, [outside, page]);
  const login = portal.manifest.screens[portal.manifest.special.login];
  const screen = place && 'inside' in place ? place.inside.screen : undefined;
  // A signed-in resident needs no login page, which leads here; others may not see the page: the gate would lead back here.
  const signedIn = session.token !== null;
  const barred =
    screen && ((signedIn && screen === login) || ((signedIn || session.endShown) && !session.allows(screen.access)));
  if (!elsewhere || barred || place === null || portal.configFailed) return <Home />;
  if (!place || 'outside' in place) return session.endShown ? <Home /> : <Loading />;
  const { memory, pathname, search } = place.inside;
  return <Redirect to={{ pathname, search }} state={{ memory, wanted: state?.wanted }} />;
});
