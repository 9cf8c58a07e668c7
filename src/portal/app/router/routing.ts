import { createContext, useContext } from 'react';
import type { Action, Arrival, EntryState, Location, To } from './BrowserHistory.ts';

export interface NavigateOptions {
  /** Changes the present history entry in place of adding one. */
  replace?: boolean;
  state?: EntryState;
}

/** Leads to an address of the portal, or so many entries through the history. */
export interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

export const ArrivalContext = createContext<Arrival | null>(null);
export const NavigateContext = createContext<Navigate | null>(null);

/** The present page. */
export const useLocation = (): Location => inRouter(useContext(ArrivalContext)).location;

/** How the present page was reached. */
export const useAction = (): Action => inRouter(useContext(ArrivalContext)).action;

/** The same function as long as the page exists. */
export const useNavigate = (): Navigate => inRouter(useContext(NavigateContext));

function inRouter<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Outside of a router');
  return value;
}
