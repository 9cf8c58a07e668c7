import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A screen with all its data, not yet drawn. */
export interface Prepared {
  element: ReactNode;
  end(): void;
}

export interface Mounted {
  place: HTMLElement;
  /** Milliseconds from mounting to layout. */
  took: number;
  remove(): void;
}

/** Creates a screen and draws it. All responses are already available, so the time measured is work, not waiting. */
export async function mount(prepare: () => Promise<Prepared> | Prepared): Promise<Mounted> {
  const place = document.createElement('div');
  document.querySelector('main')?.append(place);
  const started = performance.now();
  const { element, end } = await prepare();
  const root = createRoot(place);
  flushSync(() => root.render(element));
  void place.offsetHeight;
  const took = performance.now() - started;
  const remove = () => {
    root.unmount();
    place.remove();
    end();
  };
  return { place, took, remove };
}

/** Milliseconds from a change to layout. */
export function timed(place: HTMLElement, change: () => void): number {
  const started = performance.now();
  flushSync(change);
  void place.offsetHeight;
  return performance.now() - started;
}

/** Runs all deferred work. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 15));

/** Types one more character, as the browser reports it. */
export function type(area: HTMLTextAreaElement): void {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  set?.call(area, `${area.value}a`);
  area.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }));
}

export function click(place: HTMLElement, selector: string): void {
  const found = place.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  found.click();
}
