import { lazy, Suspense, useRef } from 'react';
import type { DialogProps } from './dialogProps.ts';

const loadDialog = () => import('./PrimeDialog.tsx');
const PrimeDialog = lazy(loadDialog);

/** A modal dialog. It traps the focus and returns it; its code is loaded when the first dialog opens. */
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

/** Loads the dialog's code ahead of its first use. A failure is reported when a dialog opens. */
export function prepareDialog(): void {
  void loadDialog().catch(() => undefined);
}
