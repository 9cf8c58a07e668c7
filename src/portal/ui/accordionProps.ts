import type { ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  header: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of what is open. */
  open: readonly string[];
  onChange: (open: string[]) => void;
  /** At most one open at a time. */
  single?: boolean;
  /** What level of heading the headers are; 2 by default. */
  level?: 2 | 3 | 4;
}
