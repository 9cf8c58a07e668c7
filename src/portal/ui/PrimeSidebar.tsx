import './Dialog.css';
import './Sidebar.css';
import { FocusTrap } from 'primereact/focustrap';
import { Sidebar as PrimeReactSidebar } from 'primereact/sidebar';
import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { PrimeFrame } from './PrimeFrame.tsx';
import type { SidebarProps } from './sidebarProps.ts';

/** It draws its whole content itself: PrimeReact's own header is outside any focus trap. */
export default function PrimeSidebar({ open, onClose, label, closeWord, children }: SidebarProps) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => (open ? giveFocusBack(inside) : undefined), [open]);
  return (
    <PrimeFrame>
      <PrimeReactSidebar
        visible={open}
        onHide={onClose}
        className="ok-drawer"
        blockScroll
        pt={{ root: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
        content={({ closeIconRef, hide }) => (
          <FocusTrap>
            <div className="ok-drawer__inside" ref={inside}>
              <button
                type="button"
                className="ok-drawer__close"
                ref={closeIconRef as RefObject<HTMLButtonElement>}
                onClick={(event) => hide(event)}
              >
                <Icon name="close" label={closeWord} />
              </button>
              {children}
            </div>
          </FocusTrap>
        )}
      />
    </PrimeFrame>
  );
}

/** Returns the focus to the element that had it before, unless it has moved elsewhere: to the title of a page chosen here. */
function giveFocusBack(inside: RefObject<HTMLDivElement | null>): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    const isHere = now === document.body || inside.current?.contains(now);
    if (isHere && before instanceof HTMLElement) before.focus();
  };
}
