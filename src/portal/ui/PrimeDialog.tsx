import './Dialog.css';
import { Dialog as PrimeReactDialog } from 'primereact/dialog';
import { useLayoutEffect, useRef } from 'react';
import type { DialogProps } from './dialogProps.ts';
import { Icon } from './Icon.tsx';
import { PrimeFrame } from './PrimeFrame.tsx';

/** The duration of its fade-out in the stylesheet. */
const FADE_MS = 150;

export default function PrimeDialog({ open, title, onClose, closeWord, children, footer, first, wide }: DialogProps) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  /** Returns the focus to the element that opened the dialog; if that is disabled now, to the first field beside it. */
  function keepFocus() {
    if (!opener.current?.matches(':disabled')) return;
    const fields = opener.current.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea');
    [...(fields ?? [])].find((field) => !field.matches(':disabled'))?.focus();
  }
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
        transitionOptions={{ timeout: FADE_MS, onExited: keepFocus }}
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
