import type { ReactNode } from 'react';

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  closeWord: string;
  children: ReactNode;
}
