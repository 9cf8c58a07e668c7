import './grid.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { Frame } from '../../parts/Frame.tsx';

/** Blocks side by side. Cells keep the order of the file, so reading and focus follow the eye. */
export default observer(function GridWidget({ block, binding }: { block: BlockOf<'grid'>; binding: Binding }) {
  const { columns, spans, content } = block;
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={8} />}>
      {() => (
        <div className={`ok-grid-box ok-grid-box--${columns}`}>
          <div className="ok-grid">
            {content.map((child) => (
              <div key={child.id} className={spans[child.id] ? `ok-grid__cell--${spans[child.id]}` : undefined}>
                {binding.draw(child)}
              </div>
            ))}
          </div>
        </div>
      )}
    </Frame>
  );
});
