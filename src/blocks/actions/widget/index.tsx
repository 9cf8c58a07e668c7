import './actions.css';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ActionItem } from '../../../lang/descriptors/blockParts.ts';
import type { Binding } from '../../binding.ts';
import { ActionButton } from '../../parts/ActionButton.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { BlockHeading } from '../../parts/level.tsx';
import { NeedsCode } from '../../parts/NeedsCode.tsx';
import { useFocusKept } from '../../parts/useFocusKept.ts';
import type { ActionsBlock } from '../block.ts';
import { actionView, stays } from '../view.ts';

/**
 * Buttons side by side. They stand from the start, disabled until what they need is known: a skeleton in their place
 * would hide from a resident what can be done here.
 */
export default observer(function ActionsWidget({ block, binding }: { block: ActionsBlock; binding: Binding }) {
  const { title, help, text, stay, items } = block;
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <div
      id={block.anchor}
      className={classOf(stay !== undefined, stays(block, binding))}
      aria-busy={binding.status === 'pending' || undefined}
    >
      {title && <BlockHeading className="ok-block__title">{binding.text(title)}</BlockHeading>}
      {help && <p className="ok-block__help">{binding.text(help)}</p>}
      {binding.status === 'failed' && <Failure binding={binding} />}
      {/* It exists from the start, so that screen readers announce its text when it changes. */}
      {text && (
        <p role="status" className="ok-actions__text">
          {binding.status === 'ready' && binding.text(text)}
        </p>
      )}
      {items.some((item) => needsCode(item, binding)) && <NeedsCode binding={binding} />}
      <div className="ok-actions" ref={box}>
        {items.map((item) => (
          <ActionButton key={item.id} item={item} binding={binding} busyKey={item.id} />
        ))}
      </div>
    </div>
  );
});

/** Leading back is no loss: the browser has a button for it. */
function needsCode(item: ActionItem, binding: Binding): boolean {
  const isBack = item.do.some((step) => step.do === 'go' && 'back' in step.to);
  return !isBack && actionView(item, binding)?.enabled === true && binding.address(item.do) === undefined;
}

const classOf = (bar: boolean, stays: boolean): string =>
  `ok-block ok-block--actions${bar ? ' ok-actions-bar' : ''}${stays ? ' ok-actions-bar--stay' : ''}`;
