import { observer } from 'mobx-react-lite';
import { Notice } from '../../../portal/ui/Notice.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { WidgetBlock } from '../block.ts';
import { valuesOf } from '../view.ts';
import { named } from './named.ts';

/** A component of the portal by its name. A screen made for a newer portal may name an unknown one; a message is shown then. */
export default observer(function NamedWidget({ block, binding }: { block: WidgetBlock; binding: Binding }) {
  const Component = Object.hasOwn(named, block.name) ? named[block.name] : undefined;
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={6} />}>
      {() => {
        if (!Component) return <Notice tone="warning">{binding.word('wspolne.widzety.nieznanaCzesc')}</Notice>;
        return <Component values={valuesOf(block, binding)} binding={binding} />;
      }}
    </Frame>
  );
});
