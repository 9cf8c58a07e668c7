import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './Loading.tsx';
import { Home } from './shell/Home.tsx';
import type { StartPlace } from './startPlace.ts';
import { useStores } from './stores.ts';

/** Home for whoever meant no page of this portal, and why: the start page is for those who asked for `/`. */
export function GoHome() {
  const { notifications, words } = useStores();
  useEffect(() => notifications.notify(words.word('powloka.nieMaStrony'), 'info'), [notifications, words]);
  return <Navigate to="/" replace state={{ home: true }} />;
}

/**
 * What stands at `/`: the home page, or the page the office opens its portal with. The home page shows until the office
 * has said so, unless it said so at an earlier visit; what finds another page comes only where it is wanted.
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
      // An office that lies, or code that does not come: home is here already.
      .catch(() => null)
      .then((found) => {
        if (!here) return;
        if (found && 'outside' in found) page.leaveFor(found.outside);
        setPlace(found);
      });
    return () => {
      here = false;
    };
  }, [wanted, portal, page]);
  const login = portal.manifest.screens[portal.manifest.special.login];
  const screen = place && 'inside' in place ? place.inside.screen : undefined;
  // Who is in already needs no login page, which leads here; and a restricted account would only be turned away.
  const barred = session.token !== null && screen !== undefined && (screen === login || !session.allows(screen.access));
  if (!elsewhere || barred || place === null || portal.configFailed) return <Home />;
  if (!place || 'outside' in place) return <Loading />;
  const { memory, pathname, search } = place.inside;
  return <Navigate to={{ pathname, search }} replace state={{ memory }} />;
});
