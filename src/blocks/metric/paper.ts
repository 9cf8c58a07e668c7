import type { BlockPrinter } from '../../../server/engine/documents/printer.ts';
import type { MetricBlock } from './block.ts';
import { metricView } from './view.ts';

/** A fact, with the difference and the note after the number. */
export const metric: BlockPrinter<MetricBlock> = {
  parts(block, view) {
    const { label, shown, trend, note } = metricView(block, view);
    const about = [trend?.text, trend?.word, note].filter((text) => text);
    const value = about.length > 0 ? `${shown} (${about.join('; ')})` : shown;
    return [{ kind: 'facts', items: [{ label, value }] }];
  },
};
