import type { ReactNode } from 'react';
import { ArrivalContext, NavigateContext } from './routing.ts';

/** The router of a page that is drawn as text: it stays at its address. @param address path and query */
export function StillRouter({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(`https://portal.invalid${address}`);
  const location = { pathname, search, hash, state: null, key: 'default' };
  return (
    <NavigateContext value={stay}>
      <ArrivalContext value={{ action: 'POP', location }}>{children}</ArrivalContext>
    </NavigateContext>
  );
}

function stay(): never {
  throw new Error('Nothing is led away while a page is drawn.');
}
