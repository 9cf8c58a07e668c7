import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that come into the document together. */
export const CHUNK = 25;

/** The height of a row where nothing is laid out, in pixels. */
const GUESS = 48;

/** Firefox shows nothing beyond some 17 million pixels, Chromium beyond 33 million of the screen, of which a phone has three in each. */
const tallest = () => Math.min(16_000_000, 32_000_000 / window.devicePixelRatio);

/** Paper has no window: up to so many rows are printed whole. */
const PRINTED = 2000;

interface Near {
  /** Chunks in the document, from the first to before the last. */
  first: number;
  last: number;
  /** Pixels of the rows before and after them. */
  above: number;
  below: number;
}

/** Which chunks of rows are nearer to the window than its own height, followed as anything scrolls. */
export function useNearWindow(count: number): Near & { start: RefObject<HTMLTableSectionElement | null> } {
  const start = useRef<HTMLTableSectionElement>(null);
  const [near, setNear] = useState<Near>({ first: 0, last: 1, above: 0, below: 0 });
  useLayoutEffect(() => {
    let heights = new Heights(count);
    const follow = () => {
      const { current } = start;
      if (!current) return;
      heights.measure(current);
      const next = heights.near(current.getBoundingClientRect().top, window.innerHeight);
      setNear((before) => (same(before, next) ? before : next));
    };
    const measureAnew = () => {
      heights = new Heights(count);
      follow();
    };
    const print = () => {
      if (count <= PRINTED) flushSync(() => setNear({ first: 0, last: heights.chunks, above: 0, below: 0 }));
    };
    follow();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', measureAnew);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', measureAnew);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', follow);
    };
  }, [count]);
  return { ...near, start };
}

const same = (a: Near, b: Near): boolean =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below;

/** The heights of chunks: as measured when they were in the document, or else as the first ones. */
export class Heights {
  readonly chunks: number;
  readonly #count: number;
  readonly #measured: number[] = [];
  #row = 0;

  constructor(count: number) {
    this.#count = count;
    this.chunks = Math.ceil(count / CHUNK);
  }

  /** @param start the empty space before the chunks */
  measure(start: Element): void {
    let rows = 0;
    let pixels = 0;
    for (let at = start.nextElementSibling; at instanceof HTMLElement; at = at.nextElementSibling) {
      const { chunk } = at.dataset;
      if (chunk === undefined) break;
      const { height } = at.getBoundingClientRect();
      if (height === 0) continue;
      this.#measured[Number(chunk)] = height;
      rows += this.#rowsOf(Number(chunk));
      pixels += height;
    }
    // What was once assumed stays, so that nothing moves while the unknown rows are far away.
    if (rows > 0) this.#row ||= Math.min(pixels / rows, tallest() / this.#count);
  }

  /**
   * The chunks nearer to the window than its height.
   *
   * @param top of the first chunk, seen from the window, in pixels
   * @param height of the window, in pixels
   */
  near(top: number, height: number): Near {
    let first = 0;
    let above = 0;
    while (first < this.chunks - 1 && top + above + this.#of(first) < -height) above += this.#of(first++);
    let last = first;
    let end = top + above;
    while (last < this.chunks && (last === first || end < 2 * height)) end += this.#of(last++);
    let below = 0;
    for (let chunk = last; chunk < this.chunks; chunk++) below += this.#of(chunk);
    return { first, last, above, below };
  }

  #of(chunk: number): number {
    return this.#measured[chunk] ?? this.#rowsOf(chunk) * (this.#row || GUESS);
  }

  #rowsOf(chunk: number): number {
    return Math.min(CHUNK, this.#count - chunk * CHUNK);
  }
}
