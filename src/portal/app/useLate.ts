import { useEffect, useState } from 'react';

/** A page whose files are not here after this time says so, ms. */
export const lateMs = 15_000;

/**
 * Whether something has been waited for longer than usual: a file may be stuck, and the browser waits for it without a limit.
 * The stylesheets that are stuck are requested again.
 *
 * @param what another thing is waited for anew; null: nothing is
 */
export function useLate(what: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => {
      restyle(document);
      setLate(what);
    }, lateMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [what]);
  return what !== null && late === what;
}

/**
 * Requests each stylesheet that has not arrived once more, under another address, since the browser would join the stuck
 * request. The code that waits for the first one continues with the second.
 */
export function restyle({ head }: Document): void {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet || link.dataset.again !== undefined) continue;
    link.dataset.again = '';
    const again = link.cloneNode() as HTMLLinkElement;
    again.href = `${link.href}?again`;
    again.addEventListener('load', () => link.dispatchEvent(new Event('load')));
    head.append(again);
  }
}
