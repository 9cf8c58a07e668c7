import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Asked for by Escape, the cross or a click beside it. */
  onClose: () => void;
  /** What the cross says to those who listen. */
  closeWord: string;
  children?: ReactNode;
  /** Buttons, the default answer last. */
  footer?: ReactNode;
  /** What has the focus at first: in a question the answer that loses nothing. Left out: the cross. */
  first?: RefObject<HTMLElement | null>;
  /** For a table or a long form. */
  wide?: boolean;
}
