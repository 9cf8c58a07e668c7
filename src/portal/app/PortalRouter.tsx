import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router';
import { guardNavigator, guardWindow } from './guardNavigation.ts';
import type { LeaveGuard } from './LeaveGuard.ts';

/**
 * The portal's place in the address bar. It is react-router's BrowserRouter, which knows no way to hold a page back
 * (blockers come with the data router, 17 kB more), with the guard of unsent text around its history.
 */
export function PortalRouter({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  const history = useMemo(() => UNSAFE_createBrowserHistory({ v5Compat: true }), []);
  const navigator = useMemo(() => guardNavigator(history, guard), [history, guard]);
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  // Before the history listens: the guard hears of a step back first.
  useLayoutEffect(() => guardWindow(window, guard), [guard]);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another history entry.
  useEffect(() => guard.arrived(), [location, guard]);
  return (
    <Router navigator={navigator} navigationType={action} location={location}>
      {children}
    </Router>
  );
}
