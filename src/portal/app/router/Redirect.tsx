import { useEffect } from 'react';
import type { EntryState, To } from './BrowserHistory.ts';
import { useNavigate } from './routing.ts';

interface RedirectProps {
  to: To;
  /** The state of the new history entry. */
  state?: EntryState;
}

/** Replaces the current address by another. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const target = JSON.stringify({ to, state });
  useEffect(() => {
    const { to, state } = JSON.parse(target) as RedirectProps;
    navigate(to, { replace: true, state });
  }, [navigate, target]);
  return null;
}
