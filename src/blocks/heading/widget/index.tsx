import './heading.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { HeadingBlock } from '../block.ts';

/** A heading of its own, where no block is there to carry it as `title`. */
export default observer(function HeadingWidget({ block, binding }: { block: HeadingBlock; binding: Binding }) {
  const Tag = `h${block.level}` as const;
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={block.level === 2 ? 1.8 : 1.425} />}>
      {() => <Tag className="ok-heading">{binding.text(block.text)}</Tag>}
    </Frame>
  );
});
