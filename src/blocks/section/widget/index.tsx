import './section.css';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Accordion } from '../../../portal/ui/Accordion.tsx';
import { focusAndScroll, scrollIntoWindow } from '../../../portal/ui/focusAndScroll.ts';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Under, usePlace } from '../../parts/level.tsx';
import { folds, opens } from '../view.ts';

/** Blocks under one heading. An accordion's are drawn, and so their data asked for, when it is opened; by the office at once. */
export default observer(function SectionWidget({ block, binding }: { block: BlockOf<'section'>; binding: Binding }) {
  if (folds(block)) return <FoldedSection block={block} binding={binding} />;
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={8} />}>
      {() => <Content block={block} binding={binding} />}
    </Frame>
  );
});

function Content({ block: { as, content }, binding }: { block: BlockOf<'section'>; binding: Binding }) {
  const [List, Item] = as === 'steps' ? (['ol', 'li'] as const) : (['div', Fragment] as const);
  return (
    <List className={as === 'steps' ? 'ok-steps' : 'ok-section'}>
      {content.map((child) => (
        <Item key={child.id}>{binding.draw(child)}</Item>
      ))}
    </List>
  );
}

const SCROLL_AFTER_MS = 500;

const FoldedSection = observer(function FoldedSection({
  block,
  binding,
}: {
  block: BlockOf<'section'>;
  binding: Binding;
}) {
  const asked = opens(block, binding);
  const [open, setOpen] = useState(asked);
  const taken = useTakenOver();
  const { level } = usePlace();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asked || block.open === true) return;
    setOpen(true);
    // After the title of the page, which takes the focus when it comes.
    const timer = setTimeout(() => ref.current && focusAndScroll(ref.current));
    return () => clearTimeout(timer);
  }, [asked, block]);
  const opened = useRef(open);
  useEffect(() => {
    if (open === opened.current) return;
    opened.current = open;
    binding.unfold(open);
    if (!open) return;
    const timer = setTimeout(() => ref.current && scrollIntoWindow(ref.current), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, binding]);
  const title = block.title ? binding.text(block.title) : '';
  const content = (open || !taken) && (
    <Under title={title}>
      {block.help && <p className="ok-block__help">{binding.text(block.help)}</p>}
      <Content block={block} binding={binding} />
    </Under>
  );
  return (
    <div ref={ref} id={block.anchor} className="ok-block ok-block--section">
      <Accordion
        items={[{ id: block.id, header: title, content }]}
        open={open ? [block.id] : []}
        onChange={(ids) => setOpen(ids.length > 0)}
        level={Math.min(level, 4) as 2 | 3 | 4}
      />
    </div>
  );
});
