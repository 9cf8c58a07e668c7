import './Dialog.css';
import './Sidebar.css';
import { Sidebar as PrimeReactSidebar } from 'primereact/sidebar';
import { Icon } from './Icon.tsx';
import { PrimeFrame } from './PrimeFrame.tsx';
import type { SidebarProps } from './Sidebar.tsx';

export default function PrimeSidebar({ open, onClose, label, closeWord, children }: SidebarProps) {
  return (
    <PrimeFrame>
      <PrimeReactSidebar
        visible={open}
        onHide={onClose}
        className="ok-drawer"
        ariaCloseLabel={closeWord}
        closeIcon={<Icon name="close" />}
        blockScroll
        pt={{ root: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
      >
        {children}
      </PrimeReactSidebar>
    </PrimeFrame>
  );
}
