import './Loading.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useAction, useLocation } from './router/routing.ts';
import { useStores } from './stores.ts';

/** The place whose title had the focus last; on the first page of a visit the focus is left to the browser. */
let arrived: { pathname: string; search: string } | null = null;
/** The removed title had the focus: the next one, of the same page after loading, takes it over. */
let handedOn = false;

/** The small text above the h1: the section of the portal. */
export function Eyebrow({ children }: { children: string }) {
  return <p className="ok-eyebrow">{children}</p>;
}

/**
 * The only h1 of a page. On a new page it takes the focus, so that a screen reader announces the page, and it sets the
 * title of the window.
 *
 * @param title undefined while it is not known yet; '' when its data have failed: then the portal is named
 * @param site the name of the portal, for the window
 */
export function PageTitle({ title, site }: { title: string | undefined; site: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, search } = useLocation();
  const way = useAction();
  const stores = useStores();
  useLayoutEffect(() => {
    const own = heading.current;
    if (title === undefined || !own) return;
    if (handedOn) own.focus({ preventScroll: true });
    handedOn = false;
    return () => {
      handedOn = own === document.activeElement;
    };
  }, [title]);
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} – ${site}` : site;
    // A choice on a page replaces its address, so it is the same page. Navigation to another query is another page.
    const elsewhere = arrived?.pathname !== pathname || (way !== 'REPLACE' && arrived.search !== search);
    if (arrived !== null && elsewhere) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    // The office wrote the head for the page that it drew; a browser shares the canonical address in place of the real one.
    if (arrived !== null) {
      void import('./followHead.ts').then(
        ({ followHead }) => followHead(stores, title),
        () => document.querySelector('[rel=canonical]')?.remove(),
      );
    }
    arrived = { pathname, search };
  }, [title, site, pathname, search, way, stores]);
  if (title === undefined) {
    return (
      <div className="ok-await ok-await--title">
        <Skeleton lines={1} />
      </div>
    );
  }
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title || site}
    </h1>
  );
}
