import { AccordionTab, Accordion as PrimeReactAccordion } from 'primereact/accordion';
import type { AccordionProps } from './accordionProps.ts';
import { Icon } from './Icon.tsx';
import { PrimeFrame } from './PrimeFrame.tsx';

/** PrimeReact identifies tabs by index; this component by id. */
export default function PrimeAccordion({ items, open, onChange, single, level }: AccordionProps) {
  const places = items.flatMap((item, index) => (open.includes(item.id) ? [index] : []));
  const heading = { role: 'heading', 'aria-level': level ?? 2 };
  // Not a landmark each: a page would have dozens.
  const panel = { role: 'group' };
  const change = (index: number | number[] | null) =>
    onChange([index ?? []].flat().flatMap((place) => items[place]?.id ?? []));
  return (
    <PrimeFrame>
      <PrimeReactAccordion
        className="ok-accordion"
        multiple={!single}
        activeIndex={single ? (places[0] ?? null) : places}
        onTabChange={(event) => change(event.index)}
        expandIcon={<Icon name="down" className="ok-accordion__arrow" />}
        collapseIcon={<Icon name="up" className="ok-accordion__arrow" />}
      >
        {items.map((item) => (
          <AccordionTab
            key={item.id}
            header={item.header}
            disabled={item.disabled}
            pt={{ header: heading, toggleableContent: panel }}
          >
            {item.content}
          </AccordionTab>
        ))}
      </PrimeReactAccordion>
    </PrimeFrame>
  );
}
