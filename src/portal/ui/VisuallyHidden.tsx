import './VisuallyHidden.css';
import type { ReactNode } from 'react';

/** Words for those who listen; `live` announces them when they change. */
export function VisuallyHidden(props: { children: ReactNode; live?: boolean; id?: string }) {
  return (
    <span className="ok-hidden" id={props.id} aria-live={props.live ? 'polite' : undefined}>
      {props.children}
    </span>
  );
}
