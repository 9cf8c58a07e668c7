/** The home page has an address of its own, since an office may have another page at `/`. */
export const HOME_PATH = '/strona-glowna';
export const HOME_PATHS: readonly string[] = ['/', HOME_PATH];

/** Stands for every address that has no page. */
export const NOWHERE = '/*';

/** The page at `/`, as the office's configuration names it. */
export interface StartPlace {
  typ: string;
  link: string;
}

/** Where the home page is: at `/`, unless the office has another page there. */
export const homePathOf = ({ typ, link }: Partial<StartPlace> = {}): string =>
  link !== undefined && (typ === 'LINK_ZEWNETRZNY' || !HOME_PATHS.includes(link)) ? HOME_PATH : '/';

/**
 * The values of the `:name` segments of a pattern in a path, decoded; undefined where the path does not match. A slash at
 * the end and the case of letters do not matter. A value whose escapes are malformed stays as it is.
 */
export function pathParams(pattern: string, pathname: string): Record<string, string> | undefined {
  const segments = segmentsOf(pathname);
  const names = segmentsOf(pattern);
  if (names.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index]!;
    if (name.startsWith(':') && segment) params[name.slice(1)] = decoded(segment);
    else if (name.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return params;
}

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
