import { useStores } from '../stores.ts';

/** Prolongs the session when the resident asks for it, and reports the result. */
export function useExtend(): () => Promise<void> {
  const { session, notifications, words } = useStores();
  return async () => {
    const done = await session.extend();
    // The end of a session has its own message.
    if (session.access === 'public') return;
    if (done && session.time.atLimit) return notifications.notify(words.word('powloka.sesjaGranica'), 'warning');
    const key = done ? 'powloka.sesjaPrzedluzona' : 'powloka.sesjaNieprzedluzona';
    notifications.notify(words.word(key), done ? 'success' : 'danger');
  };
}
