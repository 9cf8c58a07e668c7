import './cards.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding, Locals } from '../../binding.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, type Key, keyOf } from '../../parts/keyOf.ts';
import { BlockHeading, Under } from '../../parts/level.tsx';
import { ShowMore, useFirst } from '../../parts/ShowMore.tsx';
import type { CardsBlock } from '../block.ts';
import { Card } from './Card.tsx';
import { CardsFoot } from './CardsFoot.tsx';

/** Items as cards side by side, under headings where the author groups them. */
export default observer(function CardsWidget({ block, binding }: { block: CardsBlock; binding: Binding }) {
  const empty = binding.text(block.empty);
  return (
    <Frame block={block} binding={binding} skeleton={<CardsSkeleton />} held={empty}>
      {() => {
        const items = binding.value<readonly unknown[] | null>(block.items) ?? [];
        return (
          <div className="ok-card-groups">
            {items.length === 0 ? <Empty text={empty} /> : <Cards block={block} binding={binding} items={items} />}
            <CardsFoot block={block} binding={binding} items={items} />
          </div>
        );
      }}
    </Frame>
  );
});

const Cards = observer(function Cards(props: { block: CardsBlock; binding: Binding; items: readonly unknown[] }) {
  const { block, binding, items } = props;
  const { first, ...more } = useFirst(items);
  const keys = eachOnce(first.map((item, index) => keyOf(item, block.key, index)));
  const cards = first.map((item, index) => ({
    key: keys[index]!,
    locals: binding.locals(block.calc, { item, index }),
  }));
  return (
    <>
      {groupsOf(block, binding, cards).map(({ label, cards: members }) => (
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

/** Cards with the same value together, in the order in which the values come; one group without a heading otherwise. */
function groupsOf(
  { groupBy }: CardsBlock,
  binding: Binding,
  cards: readonly CardLine[],
): { label: string; cards: CardLine[] }[] {
  if (!groupBy) return [{ label: '', cards: [...cards] }];
  const groups = Map.groupBy(cards, ({ locals }) => binding.value(groupBy.value, locals));
  return [...groups.values()].map((members) => ({
    label: binding.text(groupBy.label, members[0]!.locals),
    cards: members,
  }));
}

function CardGroup(props: { label: string; cards: readonly CardLine[]; block: CardsBlock; binding: Binding }) {
  const { label, cards, block, binding } = props;
  const list = (
    <ul className="ok-cards">
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
