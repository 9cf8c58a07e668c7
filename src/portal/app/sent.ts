const KEY = 'okienko.sent';
/** Who takes longer at the other site begins anew. */
const LONGEST_MS = 30 * 60_000;

/** This tab is sent to another host, to come back from there. */
export function noteSent(host: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ host, at: Date.now() }));
  } catch {
    // Without storage the tab knows nothing of it, and believes nothing that comes back.
  }
}

/** The host that this tab was sent to last and is not back from as somebody who is signed in. */
export function sentTo(): string | undefined {
  try {
    const { host, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { host?: unknown; at?: unknown };
    const passed = Date.now() - Number(at);
    return typeof host === 'string' && passed >= 0 && passed < LONGEST_MS ? host : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there was none.
  }
}
