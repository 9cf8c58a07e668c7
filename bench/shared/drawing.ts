import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What a page of the bench draws: a form, a whole screen, its table alone, and that with 100,000 rows. */
export type Part = 'form' | 'screen' | 'table' | 'many';

/** A part with all its data, not yet drawn. */
export interface Prepared {
  element: ReactNode;
  end(): void;
}

/** What the runner asks of a page. */
export interface Drawing {
  /** Draws a part so many times, each in a place of its own. */
  draw(part: Part, times: number): Promise<void>;
  /** Types so many characters into the last form. */
  type(strokes: number): Promise<void>;
  /** Sorts the last table by its third column. */
  sort(): Promise<void>;
  clear(): Promise<void>;
}

/** All responses are already available, so what is measured is work, not waiting. */
export function drawing(prepare: (part: Part) => Promise<Prepared> | Prepared): Drawing {
  let drawn: { place: HTMLElement; remove(): void }[] = [];
  const last = <E extends Element>(selector: string): E => {
    const found = drawn.at(-1)?.place.querySelector<E>(selector);
    if (!found) throw new Error(`no element matches ${selector}`);
    return found;
  };
  const change = (place: Element, what: () => void) => {
    flushSync(what);
    void (place as HTMLElement).offsetHeight;
    return rest();
  };
  return {
    async draw(part, times) {
      for (let time = 0; time < times; time += 1) {
        const place = document.createElement('div');
        document.querySelector('main')?.append(place);
        const { element, end } = await prepare(part);
        const root = createRoot(place);
        await change(place, () => root.render(element));
        const remove = () => {
          root.unmount();
          place.remove();
          end();
        };
        drawn.push({ place, remove });
      }
    },
    async type(strokes) {
      const area = last<HTMLTextAreaElement>('textarea');
      for (let stroke = 0; stroke < strokes; stroke += 1) await change(area, () => typeOne(area));
    },
    async sort() {
      const button = last<HTMLElement>('th:nth-child(3) button');
      await change(button, () => button.click());
    },
    async clear() {
      for (const { remove } of drawn) remove();
      drawn = [];
      await rest();
    },
  };
}

/** Runs all deferred work. */
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

/** One more character, as the browser reports it. */
function typeOne(area: HTMLTextAreaElement): void {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  set?.call(area, `${area.value}a`);
  area.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }));
}
