import './dialog.css';
import { observer } from 'mobx-react-lite';
import { Fragment, type RefObject, useMemo, useRef } from 'react';
import type { ActionItem } from '../../../lang/descriptors/blockParts.ts';
import { Dialog } from '../../../portal/ui/Dialog.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { Block, BlockOf } from '../../block.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Under } from '../../parts/level.tsx';

/** Blocks in a dialog that a step opens. Nothing of it is rendered while it is closed. */
export default observer(function DialogWidget({ block, binding }: { block: BlockOf<'dialog'>; binding: Binding }) {
  const { open, close } = binding.dialog(block.id);
  const title = binding.text(block.title);
  const content = useRef<HTMLDivElement>(null);
  const first = useMemo(() => firstField(content), []);
  const { content: body, buttons } = useMemo(() => partsOf(block), [block]);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      first={first}
      closeWord={binding.word('wspolne.widzety.zamknij')}
      footer={open && buttons && binding.status === 'ready' ? binding.draw(buttons) : undefined}
    >
      {open && (
        <Under title={title}>
          <div className="ok-dialog-content" ref={content}>
            {block.help && <p className="ok-block__help">{binding.text(block.help)}</p>}
            <DialogContent content={body} binding={binding} />
          </div>
        </Under>
      )}
    </Dialog>
  );
});

/** The first field gets the focus, so that typing can start at once; without a field the close button gets it. */
const firstField = (content: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return content.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  },
});

/** As in every dialog, the buttons at its end are below the content, the step that goes on last. */
function partsOf({ content }: BlockOf<'dialog'>): { content: readonly Block[]; buttons?: BlockOf<'actions'> } {
  const last = content.at(-1);
  if (last?.type !== 'actions') return { content };
  const goesOn = ({ primary, irreversible }: ActionItem) => primary || irreversible === true;
  const items = last.items.toSorted((one, other) => Number(goesOn(one)) - Number(goesOn(other)));
  return { content: content.slice(0, -1), buttons: { ...last, items } };
}

const DialogContent = observer(function DialogContent(props: { content: readonly Block[]; binding: Binding }) {
  const { content, binding } = props;
  if (binding.status === 'pending') return <Skeleton label={binding.word('wspolne.widzety.wczytywanie')} />;
  if (binding.status === 'failed') return <Failure binding={binding} />;
  return content.map((child) => <Fragment key={child.id}>{binding.draw(child)}</Fragment>);
});
