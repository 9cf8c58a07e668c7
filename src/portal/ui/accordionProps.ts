import type { ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  header: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The ids of the open sections. */
  open: readonly string[];
  onChange: (open: string[]) => void;
  /** At most one section is open at a time. */
  single?: boolean;
  /** The heading level of the headers; 2 by default. */
  level?: 2 | 3 | 4;
}
