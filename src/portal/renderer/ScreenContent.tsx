import './ScreenContent.css';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useRef } from 'react';
import type { Block } from '../../blocks/block.ts';
import { containerTraits } from '../../blocks/containers.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BlockView } from './BlockView.tsx';

/**
 * The blocks of a screen, from the top down: what stands below a block that is on its way comes with it or after it, so
 * that nothing a resident reads or points at is pushed away. What was drawn once stays.
 */
export const ScreenContent = observer(function ScreenContent({ screen }: { screen: ScreenStore }) {
  const { content } = screen.descriptor;
  // All are asked, so that none waits for another with its call.
  const waits = content.map((block) => screen.waits(block));
  const settled = useRef(0);
  while (settled.current < content.length && !waits[settled.current]) settled.current += 1;
  // As long as a block holds on to its skeleton (widgets/parts/Frame.tsx).
  const drawn = useDeferredValue(settled.current);
  const next = content[drawn];
  const shown = next && hasSkeleton(next) && screen.value(next.visible ?? true) === true ? drawn + 1 : drawn;
  return (
    <>
      {content.slice(0, shown).map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      {next && shown === drawn && <Skeleton height={16} label={screen.host.word('wspolne.ekran.wczytywanie')} />}
      {/* Another one each time: it does not move, it is gone. */}
      {next && <div key={drawn} className="ok-screen__rest" />}
    </>
  );
});

const hasSkeleton = (block: Block): boolean => containerTraits(block)?.skeleton ?? true;
