import './Accordion.css';
import { lazy, Suspense } from 'react';
import type { AccordionProps } from './accordionProps.ts';

const PrimeAccordion = lazy(() => import('./PrimeAccordion.tsx'));

/** Sections that open and close. Until the code is loaded, plain headers and the open sections are shown in their places. */
export function Accordion(props: AccordionProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <PrimeAccordion {...props} />
    </Suspense>
  );
}

function Waiting({ items, open }: AccordionProps) {
  return (
    <div className="ok-accordion" aria-busy="true">
      {items.map((item) => (
        <div className="p-accordion-tab" key={item.id}>
          <div className="p-accordion-header">
            <span className="p-accordion-header-link">
              <span className="ok-accordion__arrow" />
              <span className="p-accordion-header-text">{item.header}</span>
            </span>
          </div>
          {open.includes(item.id) && <div className="p-accordion-content">{item.content}</div>}
        </div>
      ))}
    </div>
  );
}
