import type { ReactNode } from 'react';

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
  /** Its name, for those who listen. */
  label: string;
  closeWord: string;
  children: ReactNode;
}
