import { lazy, Suspense, useRef } from 'react';
import type { DialogProps } from './dialogProps.ts';

const loadDialog = () => import('./PrimeDialog.tsx');
const PrimeDialog = lazy(loadDialog);

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
