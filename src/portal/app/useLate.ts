import { useEffect, useState } from 'react';

/** A page whose files are not here after this time says so, ms. */
export const lateMs = 15_000;

/**
 * Whether something has been waited for longer than usual: a file may be stuck, and the browser waits for it without a limit.
 *
 * @param what another thing is waited for anew; null: nothing is
 */
export function useLate(what: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setLate(what), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [what]);
  return what !== null && late === what;
}
