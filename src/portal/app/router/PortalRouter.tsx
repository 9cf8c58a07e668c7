import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Arrival, BrowserHistory, type Navigator, type To } from './BrowserHistory.ts';
import { guardNavigator, guardWindow } from './guardNavigation.ts';
import type { LeaveGuard } from './LeaveGuard.ts';
import { ArrivalContext, type Navigate, NavigateContext, type NavigateOptions } from './routing.ts';

/** The portal's place in the address bar, with the guard of unsent input around the browser's history. */
export function PortalRouter({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  const history = useMemo(() => new BrowserHistory(window), []);
  const navigate = useMemo(() => navigateBy(guardNavigator(history, guard)), [history, guard]);
  const [arrival, setArrival] = useState<Arrival>(() => ({ action: 'POP', location: history.location }));
  // Registered before the history listens, so that the guard is first to handle the back button.
  useLayoutEffect(() => guardWindow(window, guard), [guard]);
  useLayoutEffect(() => history.listen((arrival) => startTransition(() => setArrival(arrival))), [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another history entry.
  useEffect(() => guard.arrived(), [arrival.location, guard]);
  return (
    <NavigateContext value={navigate}>
      <ArrivalContext value={arrival}>{children}</ArrivalContext>
    </NavigateContext>
  );
}

function navigateBy(navigator: Navigator): Navigate {
  return (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
    if (typeof to === 'number') navigator.go(to);
    else if (replace) navigator.replace(to, state);
    else navigator.push(to, state);
  };
}
