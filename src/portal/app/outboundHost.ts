const KEY = 'okienko.sent';
/** After this time a return from the other site is not accepted, ms. */
const LONGEST_MS = 30 * 60_000;

/** This tab leaves for another host, and is expected to return from it. */
export function rememberOutboundHost(host: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ host, at: Date.now() }));
  } catch {
    // Without storage no return is accepted.
  }
}

/** The host that this tab left for last, until somebody has signed in. */
export function outboundHost(): string | undefined {
  try {
    const { host, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { host?: unknown; at?: unknown };
    const passed = Date.now() - Number(at);
    return typeof host === 'string' && passed >= 0 && passed < LONGEST_MS ? host : undefined;
  } catch {
    return undefined;
  }
}

export function forgetOutboundHost(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
