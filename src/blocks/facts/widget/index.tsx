import './facts.css';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { FactList } from '../../parts/FactList.tsx';
import { Frame } from '../../parts/Frame.tsx';
import type { FactsBlock } from '../block.ts';

/** Labels and values in a quiet panel. */
export default function FactsWidget({ block, binding }: { block: FactsBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      skeleton={<Skeleton height={block.items.length * 2.75} />}
      held={() => binding.word('wspolne.widzety.wstrzymane')}
    >
      {() => (
        <div className="ok-panel">
          <FactList facts={block.items} binding={binding} />
        </div>
      )}
    </Frame>
  );
}
