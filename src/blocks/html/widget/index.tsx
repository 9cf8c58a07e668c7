import './html.css';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { followLink } from '../../parts/followLink.ts';
import { usePlace } from '../../parts/level.tsx';
import type { HtmlBlock } from '../block.ts';
import { markupOf } from '../view.ts';
import { arrange } from './arrange.ts';
import { Nodes } from './Nodes.tsx';
import { officeTree } from './officeTree.ts';
import { sanitised } from './sanitise.ts';
import { type MarkupNode, treeOf } from './tree.ts';

/** Markup of the office, sanitised and adapted to the page. */
export default observer(function HtmlWidget({ block, binding }: { block: HtmlBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={6} />}>
      {() => <Markup markup={markupOf(block, binding)} binding={binding} />}
    </Frame>
  );
});

const Markup = observer(function Markup({ markup, binding }: { markup: string; binding: Binding }) {
  const { level } = usePlace();
  const { origin, manifest } = binding;
  const { base } = manifest.api;
  const nodes = useMemo(() => arrange(safeTree(markup, base), { level, origin }), [markup, base, level, origin]);
  const words = {
    table: binding.word('wspolne.widzety.tabela'),
    elsewhere: binding.word('wspolne.widzety.innaStrona'),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered by the keyboard is clicked too
    <div className="ok-html" onClick={(event) => followLink(event.nativeEvent, binding)}>
      <Nodes nodes={nodes} words={words} />
    </div>
  );
});

/** The office has no document to sanitise with. */
const safeTree = (markup: string, api: string): MarkupNode[] =>
  import.meta.env.SSR ? officeTree(markup, api) : treeOf(sanitised(markup, api));
