import { lazy, Suspense, useRef } from 'react';
import type { SidebarProps } from './sidebarProps.ts';

const loadDrawer = () => import('./PrimeSidebar.tsx');
const PrimeSidebar = lazy(loadDrawer);

/** A drawer at the left edge, for narrow windows. Its code is loaded with its first use. */
export function Sidebar(props: SidebarProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.open;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <PrimeSidebar {...props} />
    </Suspense>
  );
}

/** Loads the drawer's code ahead of the click: the pointer is on the button already. */
export function prepareSidebar(): void {
  void loadDrawer();
}
