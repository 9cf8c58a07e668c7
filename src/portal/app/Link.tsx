import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useNavigate } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the portal: a real `<a>`, followed without a new page load. The Link of react-router would bring the code
 * of its data router, 4 kB of the home page's 120.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || elsewhere || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: href === window.location.pathname + window.location.search });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
