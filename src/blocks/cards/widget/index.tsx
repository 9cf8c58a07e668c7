import './cards.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { type Items, itemsOf } from '../../items.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, type Key, keyOf } from '../../parts/keyOf.ts';
import { BlockHeading, Under } from '../../parts/level.tsx';
import { ShowMore, useFirst } from '../../parts/ShowMore.tsx';
import type { Locals } from '../../scope.ts';
import type { CardsBlock } from '../block.ts';
import { groupsOf } from '../view.ts';
import { Card } from './Card.tsx';
import { CardsFoot } from './CardsFoot.tsx';

/** Items as cards side by side, under headings where the author groups them. */
export default function CardsWidget({ block, binding }: { block: CardsBlock; binding: Binding }) {
  const empty = () => binding.text(block.empty);
  return (
    <Frame block={block} binding={binding} skeleton={<CardsSkeleton />} held={empty}>
      {() => {
        const items = itemsOf(block, binding);
        return (
          <div className="ok-card-groups">
            {items.list.length === 0 ? (
              <Empty text={empty()} />
            ) : (
              <Cards block={block} binding={binding} items={items} />
            )}
            <CardsFoot block={block} binding={binding} items={items} />
          </div>
        );
      }}
    </Frame>
  );
}

const Cards = observer(function Cards(props: { block: CardsBlock; binding: Binding; items: Items }) {
  const { block, binding, items } = props;
  const { first, ...more } = useFirst(items.list);
  const keys = eachOnce(first.map((item, index) => keyOf(item, block.key, index)));
  const cards = first.map((_, index) => ({
    key: keys[index]!,
    locals: items.localsOf(index),
  }));
  return (
    <>
      {groupsOf(block, cards, binding).map(({ label, cards: members }) => (
        <CardGroup key={members[0]!.key} label={label} cards={members} block={block} binding={binding} />
      ))}
      <ShowMore binding={binding} {...more} />
    </>
  );
});

interface CardLine {
  key: Key;
  locals: Locals;
}

function CardGroup(props: { label: string; cards: readonly CardLine[]; block: CardsBlock; binding: Binding }) {
  const { label, cards, block, binding } = props;
  const list = (
    <ul className={block.as === 'list' ? 'ok-cards ok-cards--list' : 'ok-cards'}>
      {cards.map(({ key, locals }) => (
        <Card key={key} block={block} binding={binding} locals={locals} cardKey={key} />
      ))}
    </ul>
  );
  if (!label) return list;
  return (
    <section>
      <BlockHeading className="ok-cards__group">{label}</BlockHeading>
      <Under title={label}>{list}</Under>
    </section>
  );
}

function CardsSkeleton() {
  return (
    <div className="ok-cards">
      <Skeleton height={11} />
      <Skeleton height={11} />
    </div>
  );
}
