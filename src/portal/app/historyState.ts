/** A place to return to, with its parameters. */
export interface Wanted {
  pathname: string;
  search: string;
  memory: Readonly<Record<string, unknown>>;
}

/** The parameters passed by `go`, from a history entry. */
export function memoryOf(state: unknown): Readonly<Record<string, unknown>> {
  const memory = isRecord(state) ? state.memory : undefined;
  return isRecord(memory) ? memory : {};
}

/** A page that led on by `go`. */
export interface Passed {
  pathname: string;
  search: string;
  memory: Readonly<Record<string, unknown>>;
}

/** The pages that led here by `go`, the nearest first; each is one history entry further back. */
export function trailOf(state: unknown): readonly Passed[] {
  const trail = isRecord(state) ? state.trail : undefined;
  return Array.isArray(trail) ? trail : [];
}

/** The page requested before the login: a path of this site. @param otherwise where somebody goes who asked for no page but the first one */
export function wantedOf(state: unknown, otherwise = '/'): Wanted {
  const wanted = isRecord(state) ? state.wanted : undefined;
  const { pathname, search = '', memory } = isRecord(wanted) ? wanted : {};
  // Browsers read a backslash as a slash and drop control characters: `/<tab>/x` is another site.
  const inside = isText(pathname, /^\/(?!\/)[^\\\p{Cc}]*$/u) && isText(search, /^[^\\\p{Cc}]*$/u);
  if (!inside || pathname === '/') return { pathname: otherwise, search: inside ? search : '', memory: {} };
  return { pathname, search, memory: isRecord(memory) ? memory : {} };
}

/** The path of this portal in an address carried through another site, if it is one. */
export function carried(address: string | undefined): Wanted | undefined {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?$/.exec(address ?? '') ?? [];
  const wanted = wantedOf({ wanted: { pathname, search } });
  return wanted.pathname === pathname ? wanted : undefined;
}

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
