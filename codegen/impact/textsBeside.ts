import { readFileSync } from 'node:fs';

const WORDS = ['label', 'text', 'caption', 'title', 'heading'] as const;

/** Finds the text key beside a place: that of the nearest enclosing object with one. Each file is read once. */
export function textsBeside(): (at: { file: string; pointer: string }) => string | undefined {
  const files = new Map<string, unknown>();
  return ({ file, pointer }) => {
    if (!file.endsWith('.json')) return undefined;
    if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
    const path = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    let found: string | undefined;
    let at = files.get(file);
    for (const key of path) {
      at = (at as Record<string, unknown> | undefined)?.[key];
      found = wordsOf(at) ?? found;
    }
    return found;
  };
}

function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = WORDS.map((word) => (value as Record<string, unknown>)[word]);
  return texts
    .map((text) => (typeof text === 'object' ? (text as { text?: unknown } | null)?.text : text))
    .find((text) => typeof text === 'string') as string | undefined;
}
