import './tabs.css';
import { observer } from 'mobx-react-lite';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { Frame } from '../../parts/Frame.tsx';
import { BlockHeading } from '../../parts/level.tsx';

/**
 * Parts of a screen, one visible at a time. A part is drawn when it is first chosen, and keeps what was typed in it. A page that is
 * not taken over yet has all of them: without scripts they are read one after another, under headings (tabs.css).
 */
export default observer(function TabsWidget({ block, binding }: { block: BlockOf<'tabs'>; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={12} />}>
      {() => <Tabs block={block} binding={binding} />}
    </Frame>
  );
});

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Tabs = observer(function Tabs({ block: { tabs }, binding }: { block: BlockOf<'tabs'>; binding: Binding }) {
  const id = useId();
  const taken = useTakenOver();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const [visited, setVisited] = useState<ReadonlySet<string | undefined>>(() => new Set([chosen]));
  const choose = (tab: string) => {
    setChosen(tab);
    setVisited((before) => new Set([...before, tab]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next =
      tabs[
        step(
          tabs.findIndex((tab) => tab.id === chosen),
          tabs.length,
        )
      ];
    if (!next) return;
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" className="ok-tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="ok-tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {binding.text(tab.label)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          className={taken || tab.id === chosen ? 'ok-tab-panel' : 'ok-tab-panel ok-tab-panel--later'}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={taken && tab.id !== chosen}
        >
          {!taken && (
            <div className="ok-plain">
              <BlockHeading>{binding.text(tab.label)}</BlockHeading>
            </div>
          )}
          {(visited.has(tab.id) || !taken) &&
            tab.content.map((child) => <Fragment key={child.id}>{binding.draw(child)}</Fragment>)}
        </div>
      ))}
    </>
  );
});
