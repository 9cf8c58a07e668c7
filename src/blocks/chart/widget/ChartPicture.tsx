import { type PointerEvent, useState } from 'react';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { ChartContent } from './content.ts';
import { LivePicture } from './LivePicture.tsx';
import { OfficePicture } from './OfficePicture.tsx';
import type { PointerPlace } from './Picture.tsx';
import { PictureOver } from './PictureOver.tsx';

/**
 * The picture of a chart. What the office has drawn stays until somebody points at it or its content changes; any other
 * picture is drawn by the browser.
 */
export function ChartPicture({ content }: { content: ChartContent }) {
  const [fromOffice, setFromOffice] = useState(!useTakenOver());
  const [drawn] = useState(content.key);
  const [pointer, setPointer] = useState<PointerPlace>();
  if (fromOffice && content.key !== drawn) setFromOffice(false);
  const touch = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setPointer((known) => known ?? { x: clientX - left, y: clientY - top });
  };
  return (
    <div
      className={content.press ? 'ok-chart__picture ok-chart__picture--leads' : 'ok-chart__picture'}
      aria-hidden="true"
      // A finger that scrolls the page moves over the picture, too; one that points at it is also lifted there.
      onPointerMove={(event) => event.pointerType !== 'touch' && touch(event)}
      onPointerUp={touch}
    >
      {fromOffice ? <OfficePicture content={content} /> : <LivePicture content={content} />}
      {fromOffice && pointer && <PictureOver content={content} pointer={pointer} />}
    </div>
  );
}
