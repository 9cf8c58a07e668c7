import './VisuallyHidden.css';
import type { ReactNode } from 'react';

/** Text for screen readers only; with `live` its changes are announced. */
export function VisuallyHidden(props: { children: ReactNode; live?: boolean; id?: string }) {
  return (
    <span className="ok-hidden" id={props.id} aria-live={props.live ? 'polite' : undefined}>
      {props.children}
    </span>
  );
}
