import './repeat.css';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { type Items, itemsOf } from '../../items.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, keyOf } from '../../parts/keyOf.ts';
import { ShowMore, useFirst } from '../../parts/ShowMore.tsx';

/** The same blocks once for each item, with `item`, `index` and the block's own `calc` in their scope. */
export default function RepeatWidget({ block, binding }: { block: BlockOf<'repeat'>; binding: Binding }) {
  const empty = () => block.empty && binding.text(block.empty);
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={8} />} held={empty}>
      {() => {
        const items = itemsOf(block, binding);
        if (items.list.length > 0) return <Repeated block={block} binding={binding} items={items} />;
        const words = empty();
        return words ? <Empty text={words} /> : null;
      }}
    </Frame>
  );
}

const Repeated = observer(function Repeated(props: { block: BlockOf<'repeat'>; binding: Binding; items: Items }) {
  const { block, binding, items } = props;
  const { first, ...more } = useFirst(items.list);
  const keys = eachOnce(first.map((item, index) => keyOf(item, block.key, index)));
  return (
    <>
      <ul className="ok-repeat">
        {first.map((_, index) => {
          const locals = items.localsOf(index);
          return (
            <li key={keys[index]} className="ok-repeat__item">
              {block.content.map((child) => (
                <Fragment key={child.id}>{binding.draw(child, locals)}</Fragment>
              ))}
            </li>
          );
        })}
      </ul>
      <ShowMore binding={binding} {...more} />
    </>
  );
});
