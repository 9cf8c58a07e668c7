/** Above every layer of the portal. */
const ON_TOP = '2147483647';

/** Frames over the page around parts of it. They take no clicks, and no reader announces them. */
export interface Outlines {
  /** @param label stands on the first frame */
  draw(elements: readonly Element[], label: string, strong: boolean): void;
  clear(): void;
}

/** Two colours side by side: one of them is seen on any ground, in the high contrast too. */
export function makeOutlines(document: Document): Outlines {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  style(layer, { position: 'fixed', inset: '0', 'z-index': ON_TOP, 'pointer-events': 'none', overflow: 'hidden' });

  return {
    draw(elements, label, strong) {
      if (!layer.isConnected) document.body.append(layer);
      const colour = strong ? '#0b5c53' : '#51615e';
      const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
      boxes.forEach((box, index) => {
        const frame = document.createElement('div');
        style(frame, {
          position: 'absolute',
          left: `${box.left - 4}px`,
          top: `${box.top - 4}px`,
          width: `${box.width + 8}px`,
          height: `${box.height + 8}px`,
          'border-radius': '6px',
          'box-shadow': `0 0 0 ${strong ? 2 : 1}px ${colour}, 0 0 0 ${strong ? 4 : 2}px #ffffff`,
        });
        if (index === 0) frame.append(labelled(document, label, { colour, above: box.top > 28 }));
        layer.append(frame);
      });
    },
    clear: () => layer.replaceChildren(),
  };
}

function labelled(document: Document, text: string, { colour, above }: { colour: string; above: boolean }): Element {
  const label = document.createElement('div');
  label.textContent = text;
  style(label, {
    position: 'absolute',
    left: '-2px',
    [above ? 'bottom' : 'top']: above ? '100%' : '2px',
    padding: '1px 8px',
    'border-radius': '4px',
    background: colour,
    color: '#ffffff',
    font: '600 13px/20px system-ui, sans-serif',
    'white-space': 'nowrap',
  });
  return label;
}

/** One by one: the portal's policy allows no style attribute. */
function style(element: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
