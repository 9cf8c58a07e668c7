import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface PlainDetailsProps {
  header: ReactNode;
  level: 2 | 3 | 4;
  open: boolean;
  children: ReactNode;
}

/** A section of an accordion in a page that is not taken over: the browser opens it, and search engines read it closed. */
export function PlainDetails({ header, level, open, children }: PlainDetailsProps) {
  const Heading = `h${level}` as const;
  return (
    <details className="ok-accordion__section" open={open}>
      <summary className="ok-accordion__header">
        <Heading className="ok-accordion__heading ok-accordion__title">{header}</Heading>
        <Icon name="down" className="ok-accordion__arrow" />
      </summary>
      <div className="ok-accordion__content">{children}</div>
    </details>
  );
}
