import { createContext, useContext } from 'react';
import type { FoundEntries } from '../../lang/descriptors/wholePage.ts';
import type { Api } from '../api/Api.ts';
import type { Files } from '../api/files.ts';
import type { Words } from '../i18n/Words.ts';
import type { ConfirmStore } from '../stores/ConfirmStore.ts';
import type { ConnectionStore } from '../stores/ConnectionStore.ts';
import type { NotificationsStore } from '../stores/NotificationsStore.ts';
import type { PendingStore } from '../stores/PendingStore.ts';
import type { PortalStore } from '../stores/PortalStore.ts';
import type { PreferencesStore } from '../stores/PreferencesStore.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import type { Clock } from '../stores/SessionTime.ts';
import type { SubjectStore } from '../stores/SubjectStore.ts';
import type { KeyValueStorage } from '../stores/storage.ts';
import type { LeaveGuard } from './router/LeaveGuard.ts';
import type { RouterSteering } from './steering.ts';

/** Everything that exists as long as the page. Made once, in boot.ts. */
export interface Stores {
  api: Api;
  files: Files;
  clock: OfficeClock;
  storage: KeyValueStorage;
  portal: PortalStore;
  session: SessionStore;
  subject: SubjectStore;
  preferences: PreferencesStore;
  notifications: NotificationsStore;
  confirm: ConfirmStore;
  connection: ConnectionStore;
  pending: PendingStore;
  words: Words;
  leaveGuard: LeaveGuard;
  page: Page;
  /** What the office has found for the page with results. */
  found?: FoundEntries;
  /** Opened before anything was drawn; taken by the page that draws it. */
  first?: FirstScreen;
}

export interface OfficeClock extends Clock {
  /** The day in Warsaw, `2026-11-21`. */
  today(): string;
}

/** A screen that is open before anything is drawn: in the office, and in the browser that takes its page over. */
export interface FirstScreen {
  place: string;
  screen: ScreenStore;
  steering: RouterSteering;
  /** Aborted when the place is left. */
  left: AbortController;
}

/** How to leave or reload the present page. A test passes its own. */
export interface Page {
  /** `https://portal.example`. */
  readonly origin: string;
  /** Loads the portal anew, at its root, and replaces the history entry. */
  beginAnew(): void;
  /** Loads this place anew. Asks first when there is unsent input. */
  reload(): void;
  /** Leads to another site, in this window. */
  leave(url: string): void;
  /** The same, but replaces the history entry. */
  leaveFor(url: string): void;
}

export const StoresContext = createContext<Stores | null>(null);

/** The stores, for the shell and the pages. Components that read them are observers. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside of StoresContext');
  return stores;
}
