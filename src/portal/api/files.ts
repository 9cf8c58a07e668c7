import { ApiError } from '../../lang/errors/ApiError.ts';

/** The address of a compiled file of the municipality. */
export const fileAddress = (file: string): string => `/m/${file}`;

const known = new Map<string, Promise<unknown>>();

/**
 * A static file of the municipality. The names of screens and texts contain a hash, so each is fetched once.
 *
 * @throws ApiError of kind `network`; the next call tries again
 */
export function jsonFile<T>(file: string): Promise<T> {
  let loading = known.get(file);
  if (!loading) {
    loading = fetchJson(file);
    known.set(file, loading);
    loading.catch(() => known.delete(file));
  }
  return loading as Promise<T>;
}

async function fetchJson(file: string): Promise<unknown> {
  try {
    const response = await fetch(fileAddress(file));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
}
