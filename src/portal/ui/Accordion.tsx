import './Accordion.css';
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

export interface AccordionItem {
  id: string;
  header: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The ids of the open sections. */
  open: readonly string[];
  onChange: (open: string[]) => void;
  /** At most one section is open at a time. */
  single?: boolean;
  /** The heading level of the headers; 2 by default. */
  level?: 2 | 3 | 4;
}

/** Sections that open and close. */
export function Accordion({ items, open, onChange, single, level = 2 }: AccordionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const toggle = (one: string) => {
    if (open.includes(one)) onChange(open.filter((other) => other !== one));
    else onChange(single ? [one] : [...open, one]);
  };
  return (
    <div className="ok-accordion">
      {items.map((item) => {
        const isOpen = open.includes(item.id);
        const [button, panel] = [`${id}-${item.id}`, `${id}-${item.id}-content`];
        return (
          <div key={item.id} className="ok-accordion__section">
            <Heading className="ok-accordion__heading">
              <button
                type="button"
                id={button}
                className="ok-accordion__header"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panel : undefined}
                onClick={() => toggle(item.id)}
              >
                <span className="ok-accordion__title">{item.header}</span>
                <Icon name={isOpen ? 'up' : 'down'} className="ok-accordion__arrow" />
              </button>
            </Heading>
            {/* Not a landmark each: a page would have dozens. */}
            {isOpen && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
              <div id={panel} role="group" aria-labelledby={button} className="ok-accordion__content">
                {item.content}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
