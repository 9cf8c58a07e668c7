/** A place to come back to, with what was handed to it. */
export interface Wanted {
  pathname: string;
  search: string;
  memory: Readonly<Record<string, unknown>>;
}

/** What `go` handed over, from a history entry. */
export function memoryOf(state: unknown): Readonly<Record<string, unknown>> {
  const memory = isRecord(state) ? state.memory : undefined;
  return isRecord(memory) ? memory : {};
}

/** Where the resident was heading before the login: a path of this site, and home for anything else. */
export function wantedOf(state: unknown): Wanted {
  const wanted = isRecord(state) ? state.wanted : undefined;
  if (!isRecord(wanted) || typeof wanted.pathname !== 'string' || !/^\/(?![/\\])/.test(wanted.pathname)) {
    return { pathname: '/', search: '', memory: {} };
  }
  const search = typeof wanted.search === 'string' ? wanted.search : '';
  return { pathname: wanted.pathname, search, memory: isRecord(wanted.memory) ? wanted.memory : {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
