import './Dialog.css';
import { Dialog as PrimeReactDialog } from 'primereact/dialog';
import type { DialogProps } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { PrimeFrame } from './PrimeFrame.tsx';

export default function PrimeDialog({ open, title, onClose, closeWord, children, footer, first, wide }: DialogProps) {
  return (
    <PrimeFrame>
      <PrimeReactDialog
        visible={open}
        onHide={onClose}
        onShow={() => first?.current?.focus()}
        header={title}
        footer={footer}
        className={wide ? 'ok-dialog ok-dialog--wide' : 'ok-dialog'}
        ariaCloseIconLabel={closeWord}
        closeIcon={<Icon name="close" />}
        draggable={false}
        resizable={false}
        dismissableMask
        blockScroll
      >
        {children}
      </PrimeReactDialog>
    </PrimeFrame>
  );
}
