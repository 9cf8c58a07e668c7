import { Suspense } from 'react';
import type { ChartContent } from './content.ts';
import { LazyPicture } from './lazyPicture.ts';
import type { PointerPlace } from './Picture.tsx';
import { useLayout } from './useLayout.ts';

/** The live chart over the office's drawing, in the same size. The drawing is visible until the code is loaded. */
export function PictureOver({ content, pointer }: { content: ChartContent; pointer: PointerPlace }) {
  const [ref, { picture, width }] = useLayout(content);
  return (
    <div ref={ref} className="ok-chart__over">
      <Suspense>
        <LazyPicture picture={picture} width={width} pointer={pointer} />
      </Suspense>
    </div>
  );
}
