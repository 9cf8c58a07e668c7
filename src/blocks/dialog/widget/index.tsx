import './dialog.css';
import { observer } from 'mobx-react-lite';
import { Fragment, type RefObject, useMemo, useRef } from 'react';
import { Dialog } from '../../../portal/ui/Dialog.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Under } from '../../parts/level.tsx';

/** Blocks in a dialog that a step opens. Nothing of it is rendered while it is closed. */
export default observer(function DialogWidget({ block, binding }: { block: BlockOf<'dialog'>; binding: Binding }) {
  const { open, close } = binding.dialog(block.id);
  const title = binding.text(block.title);
  const content = useRef<HTMLDivElement>(null);
  const first = useMemo(() => firstField(content), []);
  return (
    <Dialog open={open} title={title} onClose={close} first={first} closeWord={binding.word('wspolne.widzety.zamknij')}>
      {open && (
        <Under title={title}>
          <div className="ok-dialog-content" ref={content}>
            {block.help && <p className="ok-block__help">{binding.text(block.help)}</p>}
            <DialogContent block={block} binding={binding} />
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

const DialogContent = observer(function DialogContent({
  block,
  binding,
}: {
  block: BlockOf<'dialog'>;
  binding: Binding;
}) {
  if (binding.status === 'pending') return <Skeleton label={binding.word('wspolne.widzety.wczytywanie')} />;
  if (binding.status === 'failed') return <Failure binding={binding} />;
  return block.content.map((child) => <Fragment key={child.id}>{binding.draw(child)}</Fragment>);
});
