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
  const [ref, { picture, name, width, height }] = useLayout(content);
  const near = useNear(ref);
  return (
    <div ref={ref}>
      <svg className={`ok-chart__place ok-chart__${name}`} viewBox={`0 0 ${width} ${height}`} />
      {near && (
        <div className="ok-chart__over">
          <Suspense fallback={<Skeleton height={height / 16} />}>
            <LazyPicture picture={picture} width={width} />
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
