import { entryNumber, type Navigator } from './BrowserHistory.ts';
import type { LeaveGuard } from './LeaveGuard.ts';

/** A new page asks. `replace` does not: it is a redirect of the portal, which keeps the input where needed. */
export function guardNavigator(navigator: Navigator, guard: LeaveGuard): Navigator {
  return {
    go: (steps) => navigator.go(steps),
    replace: (to, state) => navigator.replace(to, state),
    push: (to, state) => {
      if (!guard.holds) return navigator.push(to, state);
      void guard.allows().then((yes) => yes && navigator.push(to, state));
    },
  };
}

/** The back button and closing the tab ask too. @returns stops asking */
export function guardWindow(window: Window, guard: LeaveGuard): () => void {
  let current = entryNumber(window.history.state);
  let passes = 0;
  const closing = (event: BeforeUnloadEvent) => {
    if (guard.holds) event.preventDefault();
  };
  // The browser has already moved: return to the former entry, ask, and move again on "yes". Capturing, to run first.
  const moved = (event: PopStateEvent) => {
    const steps = entryNumber(event.state) - current;
    if (passes > 0) {
      passes--;
      // The browser is back at the former entry: nothing has changed for the router.
      if (steps === 0) event.stopImmediatePropagation();
      return;
    }
    if (steps === 0 || !guard.holds) return;
    event.stopImmediatePropagation();
    passes++;
    window.history.go(-steps);
    void guard.allows().then((yes) => {
      if (!yes) return;
      passes++;
      window.history.go(steps);
    });
  };
  guard.arrived = () => {
    current = entryNumber(window.history.state);
  };
  window.addEventListener('beforeunload', closing);
  window.addEventListener('popstate', moved, { capture: true });
  return () => {
    guard.arrived = () => {};
    window.removeEventListener('beforeunload', closing);
    window.removeEventListener('popstate', moved, { capture: true });
  };
}
