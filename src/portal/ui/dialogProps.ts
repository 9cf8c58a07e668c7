import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called for Escape, the close button or a click outside. */
  onClose: () => void;
  /** The accessible name of the close button. */
  closeWord: string;
  children?: ReactNode;
  /** Buttons, the default answer last. */
  footer?: ReactNode;
  /** The element with the initial focus: in a question the answer that loses nothing. Left out: the close button. */
  first?: RefObject<HTMLElement | null>;
  /** For a table or a long form. */
  wide?: boolean;
}
