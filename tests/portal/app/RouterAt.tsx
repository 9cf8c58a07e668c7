import { type ReactNode, useState } from 'react';
import type { EntryState } from '../../../src/portal/app/router/BrowserHistory.ts';
import { LeaveGuard } from '../../../src/portal/app/router/LeaveGuard.ts';
import { PortalRouter } from '../../../src/portal/app/router/PortalRouter.tsx';

interface RouterAtProps {
  address?: string;
  state?: EntryState;
  children: ReactNode;
}

/** The router of the portal, at a page of its own. */
export function RouterAt({ address = '/', state = null, children }: RouterAtProps) {
  const [guard] = useState(() => {
    window.history.replaceState({ usr: state }, '', address);
    return new LeaveGuard();
  });
  return <PortalRouter guard={guard}>{children}</PortalRouter>;
}
