import './services.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { settled } from '../../catalogue/widget/marks.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { ServicesBlock } from '../block.ts';
import { ServiceGroups } from './ServiceGroups.tsx';

/** The list of services: what each needs before it opens, and whether it works now. */
export default observer(function ServicesWidget({ block, binding }: { block: ServicesBlock; binding: Binding }) {
  const known = binding.value(block.offered) !== null;
  return (
    <Frame block={block} binding={known ? settled(binding) : binding} skeleton={<Skeleton height={16} />}>
      {() => <ServiceGroups block={block} binding={binding} />}
    </Frame>
  );
});
