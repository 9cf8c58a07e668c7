import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

class Far {
  observe() {}
  disconnect() {}
}

export const solution = { counter: 7, derivedKey: '00' };

/** Solves a captcha at once, which takes a browser seconds. */
class Solver {
  onmessage?: (message: { data: typeof solution }) => void;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: solution }));
  }
  terminate() {}
}

/**
 * Fails a test on any output to the console, ours or React's.
 *
 * @returns a function that takes out the logged responses that break the contract
 */
export function quietPage(): { brokenAnswers(): string[] } {
  const output: unknown[][] = [];
  const broken = (words: unknown[]) => / broke the contract, /.test(String(words[0]));
  beforeEach(() => {
    // The picture of a chart needs a canvas and is hidden from screen readers; its table and its sentence are drawn at once.
    vi.stubGlobal('IntersectionObserver', Far);
    vi.stubGlobal('Worker', Solver);
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void output.push(words));
    }
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    expect(output.splice(0), 'nothing is written to the console').toEqual([]);
  });
  return {
    brokenAnswers() {
      const all = output.splice(0);
      output.push(...all.filter((words) => !broken(words)));
      return all.filter(broken).map(([line]) => String(line));
    },
  };
}
