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
  const [near, setNear] = useState(!import.meta.env.SSR && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={ref} className="ok-chart__picture" aria-hidden="true">
      {/* A drawing takes its height as an attribute; a style in the HTML is against the content security policy. */}
      <svg className="ok-chart__place" width="0" height={`${height / 16}rem`} />
      {near && (
        <div className="ok-chart__drawing">
          <Suspense fallback={<Skeleton height={height / 16} />}>
            <Picture {...picture} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
