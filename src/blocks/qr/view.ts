import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { QrBlock } from './block.ts';

/** The text of the code, and its description; undefined without a value. */
export function qrView({ value, label }: QrBlock, scope: Scope): { value: string; label: string } | undefined {
  const content = scope.value<string | null>(value);
  return content ? { value: content, label: scope.text(label) } : undefined;
}

export const outline: OutlineOf<QrBlock> = (block, { scope }) => ({ texts: [qrView(block, scope)?.label] });
