import './text.css';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { TextBlock } from '../block.ts';

/** Running text; an empty line starts a new paragraph, a single line break stays. */
export default function TextWidget({ block, binding }: { block: TextBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={2} />}>
      {() => (
        <div className="ok-text">
          {paragraphsOf(binding.text(block.text)).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and none moves
            <p key={place}>{paragraph}</p>
          ))}
        </div>
      )}
    </Frame>
  );
}

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
