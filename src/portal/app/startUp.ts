import type { ShellStore } from './shell/ShellStore.ts';
import type { Stores } from './stores.ts';

/**
 * The requests at the start of the portal, in this order. Stored values (contrast, letters, language, session, a break) have
 * already been read by the stores.
 *
 * 1. Is there a technical break? A stored break shows its page at once; the page is left when the break is over.
 * 2. In a break nothing else is requested. Without a response the portal starts anyway.
 * 3. Otherwise the user, the menu, the counter, the settings.
 */
export async function startUp({ portal, session }: Stores, shell: ShellStore): Promise<void> {
  await portal.checkMaintenance();
  if (portal.maintenance) return;
  await Promise.all([session.loadUser(), shell.load(), portal.loadConfig()]);
}
