import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { PictureProps } from './option.ts';

const Picture = lazy(() => import('./Picture.tsx'));

/**
 * The picture in a place of its size, reserved from the start so that nothing moves. Its code, the heaviest of the portal,
 * is loaded when the place comes near the window.
 *
 * @param height pixels at the normal font size
 */
export function LazyPicture({ height, picture }: { height: number; picture: PictureProps }) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  const size = { height: `${height / 16}rem` };
  return (
    <div ref={ref} className="ok-chart__picture" style={size} aria-hidden="true">
      {near && (
        <Suspense fallback={<Skeleton height={height / 16} />}>
          <Picture {...picture} />
        </Suspense>
      )}
    </div>
  );
}
