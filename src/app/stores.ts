import { createContext, useContext } from 'react';
import type { Api } from '../api/Api.ts';
import type { Words } from '../i18n/Words.ts';
import type { ConfirmStore } from '../stores/ConfirmStore.ts';
import type { NotificationsStore } from '../stores/NotificationsStore.ts';
import type { PortalStore } from '../stores/PortalStore.ts';
import type { PreferencesStore } from '../stores/PreferencesStore.ts';
import type { Clock, SessionStore } from '../stores/SessionStore.ts';
import type { SubjectStore } from '../stores/SubjectStore.ts';
import type { KeyValueStorage } from '../stores/storage.ts';
import type { LeaveGuard } from './LeaveGuard.ts';

/** Everything that lives as long as the page. Made once, in boot.ts. */
export interface Stores {
  api: Api;
  clock: Clock;
  storage: KeyValueStorage;
  portal: PortalStore;
  session: SessionStore;
  subject: SubjectStore;
  preferences: PreferencesStore;
  notifications: NotificationsStore;
  confirm: ConfirmStore;
  words: Words;
  leaveGuard: LeaveGuard;
}

export const StoresContext = createContext<Stores | null>(null);

/** The stores, for the shell and the pages. Components that read them are observers. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside of StoresContext');
  return stores;
}
