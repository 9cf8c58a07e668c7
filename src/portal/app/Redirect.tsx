import { useEffect } from 'react';
import { type To, useNavigate } from 'react-router';

interface RedirectProps {
  to: To;
  /** The state of the new history entry. */
  state?: unknown;
}

/** Replaces the current address by another. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const target = JSON.stringify({ to, state });
  useEffect(() => {
    const { to, state } = JSON.parse(target) as RedirectProps;
    void navigate(to, { replace: true, state });
  }, [navigate, target]);
  return null;
}
