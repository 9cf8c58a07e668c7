import './Accordion.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { PlainDetails } from './PlainDetails.tsx';
import { useTakenOver } from './useTakenOver.ts';

export interface AccordionItem {
  id: string;
  header: ReactNode;
  /** In a page that is not taken over yet it is needed of a closed section too. */
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

/** Sections that open and close; by themselves until the page is taken over, so that they are read without scripts. */
export function Accordion({ items, open, onChange, single, level = 2 }: AccordionProps) {
  const id = useId();
  const taken = useTakenOver();
  const Heading = `h${level}` as const;
  const box = useRef<HTMLDivElement>(null);
  // What was opened or closed before the page was taken over stays so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first drawing.
  useLayoutEffect(() => {
    const early = Array.from(box.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []);
    const changed = early.some((one, at) => one.open !== open.includes(items[at]!.id));
    if (changed) onChange(items.filter((_, at) => early[at]!.open).map(({ id }) => id));
  }, []);
  const toggle = (one: string) => {
    if (open.includes(one)) onChange(open.filter((other) => other !== one));
    else onChange(single ? [one] : [...open, one]);
  };
  return (
    <div ref={box} className="ok-accordion">
      {items.map((item) => {
        const isOpen = open.includes(item.id);
        const [button, panel] = [`${id}-${item.id}`, `${id}-${item.id}-content`];
        if (!taken) {
          return (
            <PlainDetails key={item.id} header={item.header} level={level} open={isOpen}>
              {item.content}
            </PlainDetails>
          );
        }
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
