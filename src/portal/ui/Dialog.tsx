import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';

const loadDialog = () => import('./PrimeDialog.tsx');
const PrimeDialog = lazy(loadDialog);

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Asked for by Escape, the cross or a click beside it. */
  onClose: () => void;
  /** What the cross says to those who listen. */
  closeWord: string;
  children?: ReactNode;
  /** Buttons, the wished-for one last. */
  footer?: ReactNode;
  /** What has the focus at first: in a question the answer that loses nothing. Left out: the cross. */
  first?: RefObject<HTMLElement | null>;
  /** For a table or a long form. */
  wide?: boolean;
}

/** A modal dialog. It keeps the focus, gives it back, and its code arrives when one opens for the first time. */
export function Dialog(props: DialogProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <PrimeDialog {...props} />
    </Suspense>
  );
}

/** Fetches the dialog ahead of its first use. A failure is told when one opens. */
export function prepareDialog(): void {
  void loadDialog().catch(() => undefined);
}
