import type { ShellStore } from './shell/ShellStore.ts';
import type { Stores } from './stores.ts';

/**
 * What the portal asks at its start, in this order. What was kept (contrast, letters, language, session, a break) the
 * stores have read already.
 *
 * 1. Is there a technical break? Its page shows at once where one was kept, and is left when it turns out to be over.
 * 2. In a break nothing else is asked. Without an answer the portal starts all the same.
 * 3. Otherwise who is signed in, the menu, the counter, the settings.
 */
export async function startUp({ portal, session }: Stores, shell: ShellStore): Promise<void> {
  await portal.checkMaintenance();
  if (portal.maintenance) return;
  await Promise.all([session.loadUser(), shell.load(), portal.loadConfig()]);
}
