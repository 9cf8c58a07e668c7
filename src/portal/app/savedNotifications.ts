import type { NotificationsStore } from '../stores/NotificationsStore.ts';

const key = 'okienko.powiedziane';

/** Saves the notifications that are shown, for the page that replaces this one after a reload. */
export const saveNotifications = ({ items }: NotificationsStore, window: Window): void =>
  attempt(() => window.sessionStorage.setItem(key, JSON.stringify(items)));

/** Shows them again, once. */
export const restoreNotifications = (notifications: NotificationsStore, window: Window): void =>
  attempt(() => {
    const saved = window.sessionStorage.getItem(key);
    if (!saved) return;
    window.sessionStorage.removeItem(key);
    for (const { text, tone } of JSON.parse(saved)) notifications.notify(String(text), tone);
  });

/** Without storage only the notifications are lost. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}
