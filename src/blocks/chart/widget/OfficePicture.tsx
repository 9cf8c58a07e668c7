import { use, useId } from 'react';
import type { ChartContent } from './content.ts';

/** Only the office loads it. */
let drawing: Promise<typeof import('./office/drawings.ts')> | undefined;
const officeDrawing = () => {
  drawing ??= import('./office/drawings.ts');
  return drawing;
};

/**
 * The drawings of the office, one for each width. The browser takes them over as they are: React does not change the content
 * of an element whose child is an empty text.
 */
export function OfficePicture({ content }: { content: ChartContent }) {
  const id = useId();
  return (
    <div className="ok-chart__drawings" suppressHydrationWarning>
      {import.meta.env.SSR ? use(officeDrawing()).drawingsOf(content, id) : ''}
    </div>
  );
}
