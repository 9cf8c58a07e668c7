import { observer } from 'mobx-react-lite';
import { type ComponentType, useMemo } from 'react';
import type { WidgetProps } from '../../blocks/binding.ts';
import type { Block } from '../../blocks/block.ts';
import { Failure } from '../../blocks/parts/Failure.tsx';
import type { Locals } from '../../blocks/scope.ts';
import { showsFailure } from '../stores/screen/failures.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { makeBinding } from './makeBinding.ts';
import { useDrawing } from './ScreenContext.ts';

/** One block of a screen: its widget, when its condition is true. */
export const BlockView = observer(function BlockView({ block, locals }: { block: Block; locals?: Locals }) {
  const { screen, widgets, contrast } = useDrawing();
  const binding = useMemo(() => makeBinding(screen, block, locals, contrast, draw), [screen, block, locals, contrast]);
  if (block.visible !== undefined && binding.value(block.visible) !== true) {
    // A condition that failed to load shows a message; one that is still loading draws nothing.
    return showsFailure(screen, block) ? <Failure binding={binding} /> : null;
  }
  const Widget = widgets[block.type] as ComponentType<WidgetProps>;
  return (
    <BlockBoundary name={`${screen.descriptor.name}/${block.id}`} word={screen.host.word}>
      <Widget block={block} binding={binding} />
    </BlockBoundary>
  );
});

function draw(block: Block, locals?: Locals) {
  return <BlockView block={block} locals={locals} />;
}
