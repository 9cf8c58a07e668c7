import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { QrBlock } from './block.ts';

/** The text of the code, and its description; undefined without a value. */
export function qrView({ value, label }: QrBlock, scope: Scope): { value: string; label: string } | undefined {
  const said = scope.value<string | null>(value);
  return said ? { value: said, label: scope.text(label) } : undefined;
}

export const outline: OutlineOf<QrBlock> = (block, { scope }) => ({ texts: [qrView(block, scope)?.label] });
