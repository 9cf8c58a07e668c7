import './catalogue.css';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { followLink } from '../../parts/followLink.ts';
import { BlockHeading } from '../../parts/level.tsx';
import type { CatalogueBlock } from '../block.ts';
import { catalogueOf, type Entry } from './entries.ts';
import { MarkList } from './MarkList.tsx';
import { settled } from './marks.ts';

/** The site map: every page and service, what it needs before it opens and whether it works now. */
export default observer(function CatalogueWidget({ block, binding }: { block: CatalogueBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={settled(binding)} skeleton={<Skeleton height={16} />}>
      {() => (
        <div className="ok-catalogue">
          {catalogueOf(block, binding).map(({ id, name, entries }) => (
            <Group key={id} name={name} entries={entries} binding={binding} />
          ))}
        </div>
      )}
    </Frame>
  );
});

function Group({ name, entries, binding }: { name: string; entries: readonly Entry[]; binding: Binding }) {
  const id = useId();
  return (
    <section className="ok-catalogue__group" aria-labelledby={id}>
      <BlockHeading id={id} className="ok-catalogue__heading">
        {name}
      </BlockHeading>
      <Entries entries={entries} binding={binding} />
    </section>
  );
}

function Entries({ entries, binding }: { entries: readonly Entry[]; binding: Binding }) {
  const follow = (event: MouseEvent) => followLink(event.nativeEvent, binding);
  return (
    <ul className="ok-bullets">
      {entries.map((entry) => (
        <li key={entry.href}>
          <a href={entry.href} onClick={follow}>
            {entry.name}
          </a>
          <MarkList marks={entry.marks} word={binding.word} />
          {entry.inside.length > 0 && <Entries entries={entry.inside} binding={binding} />}
        </li>
      ))}
    </ul>
  );
}
