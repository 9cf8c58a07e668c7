import { type RefObject, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { ChartContent } from './content.ts';
import { LazyPicture } from './lazyPicture.ts';
import { useLayout } from './useLayout.ts';

/**
 * A picture that the browser draws, in a place of its size, reserved from the start so that nothing moves. Its code is
 * loaded when the place comes near the window.
 */
export function LivePicture({ content }: { content: ChartContent }) {
  const [ref, { picture, height }] = useLayout(content);
  const near = useNear(ref);
  return (
    <div ref={ref}>
      {/* A drawing takes its height as an attribute; a style in the HTML is against the content security policy. */}
      <svg className="ok-chart__place" width="0" height={`${height / 16}rem`} />
      {near && (
        <div className="ok-chart__over">
          <Suspense fallback={<Skeleton height={height / 16} />}>
            <LazyPicture picture={picture} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Has the element been near the window? */
function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
