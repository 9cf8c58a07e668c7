import { reaction } from 'mobx';
import { FormMemory } from '../stores/FormMemory.ts';
import type { SessionStore } from '../stores/SessionStore.ts';

const memories = new WeakMap<SessionStore, FormMemory>();

/**
 * Unsent input, one memory for each session store. It survives the expiry of a session, but neither a logout nor
 * the login of another person.
 */
export function formMemory(session: SessionStore): FormMemory {
  const known = memories.get(session);
  if (known) return known;
  const memory = new FormMemory();
  memories.set(session, memory);
  reaction(
    () => session.lastEnd,
    (end) => end?.why === 'signed-out' && memory.wipe(),
  );
  reaction(
    () => session.user?.login,
    (login) => login !== undefined && memory.signedIn(login),
    { fireImmediately: true },
  );
  return memory;
}
