/** PrimeReact 10.9.9 has no types for it. */
declare module 'primereact/focustrap' {
  import type { FC, PropsWithChildren } from 'react';
  /** Keeps the Tab key inside its one child. */
  export const FocusTrap: FC<PropsWithChildren>;
}
