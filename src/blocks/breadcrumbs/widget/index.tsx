import './breadcrumbs.css';
import { observer } from 'mobx-react-lite';
import { leadForm } from '../../../lang/descriptors/plainForms.ts';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import type { Binding } from '../../binding.ts';
import { type Items, itemsOf } from '../../items.ts';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, keyOf } from '../../parts/keyOf.ts';
import type { BreadcrumbsBlock } from '../block.ts';
import { crumbWords } from '../view.ts';

/** The path to this page. Every step is a link, the last one is the current page. */
export default observer(function BreadcrumbsWidget(props: { block: BreadcrumbsBlock; binding: Binding }) {
  const { block, binding } = props;
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={1.5} />}>
      {() => {
        const items = itemsOf(block, binding);
        return items.list.length > 0 && <Steps block={block} binding={binding} items={items} />;
      }}
    </Frame>
  );
});

/** A long path is shortened to its beginning and its end. */
const LONGEST = 8;

const Steps = observer(function Steps(props: { block: BreadcrumbsBlock; binding: Binding; items: Items }) {
  const { block, binding, items: given } = props;
  const taken = useTakenOver();
  const all = given.list;
  const left = Math.max(0, all.length - LONGEST);
  const items = left > 0 ? [all[0], ...all.slice(left + 1)] : all;
  const keys = eachOnce(items.map((item, index) => keyOf(item, block.key, index)));
  return (
    <nav aria-label={binding.word('wspolne.widzety.sciezka')}>
      <ol className="ok-crumbs">
        {items.map((_, index) => {
          const locals = given.localsOf(index === 0 ? 0 : index + left);
          const label = crumbWords(block, binding, locals) || binding.word('wspolne.widzety.bezNazwy');
          const key = String(keys[index]);
          const arrow = index > 0 && (
            <>
              <Icon name="right" className="ok-crumbs__next" />
              {index === 1 && left > 0 && '… '}
            </>
          );
          if (index === items.length - 1) {
            return (
              <li key={key} className="ok-crumbs__here" aria-current="page">
                {arrow}
                {label}
              </li>
            );
          }
          const address = taken ? undefined : binding.address(block.do, locals);
          return (
            <li key={key}>
              {arrow}
              <button
                type={address ? 'submit' : 'button'}
                form={address && leadForm(address)}
                className="ok-crumbs__step"
                aria-busy={binding.busy(key) || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (!binding.busy(key)) void binding.run(block.do, locals, key);
                }}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
