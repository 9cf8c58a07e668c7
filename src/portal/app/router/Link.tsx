import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigate } from './routing.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the portal: a path, with or without a query. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the portal: a real `<a>`, followed without a new page load. */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || elsewhere || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace: to === window.location.pathname + window.location.search });
  };
  return <a {...rest} href={to} target={target} onClick={follow} />;
}
