import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Home } from './shell/Home.tsx';
import type { StartPlace } from './startPlace.ts';
import { useStores } from './stores.ts';

/** Home for whoever meant no page of this portal: the start page is for those who asked for `/`. */
export function GoHome() {
  return <Navigate to="/" replace state={{ home: true }} />;
}

/**
 * What stands at `/`: the home page, or the page the office opens its portal with. The home page shows until the office
 * has said so; what finds another page comes only where it is wanted.
 */
export const StartPage = observer(function StartPage() {
  const { portal, page } = useStores();
  const [place, setPlace] = useState<StartPlace | null>(null);
  const { state } = useLocation();
  const wanted = state?.home || portal.homePath === '/' ? undefined : portal.config?.stronaStartowa;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void import('./startPlace.ts').then(({ startPlace }) => {
      const found = startPlace(wanted, portal.manifest, window.location.origin);
      if (!here || !found) return;
      if ('outside' in found) page.leaveFor(found.outside);
      setPlace(found);
    });
    return () => {
      here = false;
    };
  }, [wanted, portal, page]);
  if (place && 'inside' in place) {
    const { memory, ...to } = place.inside;
    return <Navigate to={to} replace state={{ memory }} />;
  }
  return <Home />;
});
