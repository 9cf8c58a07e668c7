import type { Message } from './ast.ts';

/** @param text the mistake, then the correction @param help how to go on */
export const message = (code: string, text: string, ...help: string[]): Message =>
  help.length ? { code, message: text, help } : { code, message: text };

export const quoted = (name: string): string => `"${name}"`;
