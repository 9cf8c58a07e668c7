import type { OutlineOf } from '../outline.ts';
import { holds, type Scope } from '../scope.ts';
import type { LegendBlock } from './block.ts';

/** The marks of the columns that are shown. */
export const flagsOf = ({ flags }: Pick<LegendBlock, 'flags'>, scope: Scope) =>
  flags.filter(({ visible }) => holds(scope, visible));

export const outline: OutlineOf<LegendBlock> = ({ icons, tones, ...block }, { scope }) => ({
  texts: [...flagsOf(block, scope), ...icons, ...tones].map(({ text }) => scope.text(text)),
});
