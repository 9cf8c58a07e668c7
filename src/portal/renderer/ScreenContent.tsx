import './ScreenContent.css';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useRef } from 'react';
import type { Block } from '../../blocks/block.ts';
import { containerTraits } from '../../blocks/containers.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BlockView } from './BlockView.tsx';

/**
 * The blocks of a screen, from the top down: a block below one that is still loading appears with it or after it, so
 * that nothing that a resident reads or points at moves. A block that was drawn stays.
 */
export const ScreenContent = observer(function ScreenContent({ screen }: { screen: ScreenStore }) {
  const { content } = screen.descriptor;
  // All blocks are evaluated, so that no block delays the request of another.
  const waits = content.map((block) => screen.waits(block));
  const settled = useRef(0);
  while (settled.current < content.length && !waits[settled.current]) settled.current += 1;
  // As long as a block shows its skeleton (src/blocks/parts/Frame.tsx).
  const drawn = useDeferredValue(settled.current);
  const next = content[drawn];
  const shown = next && hasSkeleton(next) && screen.value(next.visible ?? true) === true ? drawn + 1 : drawn;
  return (
    <>
      {content.slice(0, shown).map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      {next && shown === drawn && <Skeleton height={16} label={screen.host.word('wspolne.ekran.wczytywanie')} />}
      {/* A new key each time: the skeleton does not move, it is replaced. */}
      {next && <div key={drawn} className="ok-screen__rest" />}
    </>
  );
});

const hasSkeleton = (block: Block): boolean => containerTraits(block)?.skeleton ?? true;
