import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

class Far {
  observe() {}
  disconnect() {}
}

/** A page on which nothing may be said on the console, neither by us nor by React. */
export function quietPage(): void {
  const said: unknown[][] = [];
  beforeEach(() => {
    // The picture of a chart is hidden from readers and needs a canvas; its table and its sentence are drawn at once.
    vi.stubGlobal('IntersectionObserver', Far);
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void said.push(words));
    }
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    expect(said.splice(0), 'nothing is said on the console').toEqual([]);
  });
}
