import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_createBrowserHistory,
} from 'react-router';
import { guardNavigator, guardWindow } from './guardNavigation.ts';
import type { LeaveGuard } from './LeaveGuard.ts';

/**
 * The portal's place in the address bar: react-router's BrowserRouter with the guard of unsent input around its history.
 * BrowserRouter itself cannot block navigation, and the data router, which can, costs 17 kB more. The contexts here, the
 * choice of a page in App.tsx, and Redirect.tsx replace its `Router`, `Routes` and `Navigate`, whose module brings 4 kB of a
 * home page's 120.
 */
export function PortalRouter({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  const history = useMemo(() => UNSAFE_createBrowserHistory({ v5Compat: true }), []);
  const navigation = useMemo(() => {
    const navigator = guardNavigator(history, guard);
    return { basename: '/', navigator, static: false, useTransitions: undefined, future: {} };
  }, [history, guard]);
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const place = useMemo(() => ({ location, navigationType: action }), [location, action]);
  // Registered before the history listens, so that the guard is first to handle the back button.
  useLayoutEffect(() => guardWindow(window, guard), [guard]);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another history entry.
  useEffect(() => guard.arrived(), [location, guard]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
