import type { NotificationsStore } from '../stores/NotificationsStore.ts';

const key = 'okienko.powiedziane';

/** What was said last is still to be read on the page that comes in the place of this one. */
export const keepWords = ({ items }: NotificationsStore, window: Window): void =>
  attempt(() => window.sessionStorage.setItem(key, JSON.stringify(items)));

export const sayKept = (notifications: NotificationsStore, window: Window): void =>
  attempt(() => {
    const kept = window.sessionStorage.getItem(key);
    if (!kept) return;
    window.sessionStorage.removeItem(key);
    for (const { text, tone } of JSON.parse(kept)) notifications.notify(String(text), tone);
  });

/** A browser that refuses storage loses a sentence, and nothing else. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}
