import type { Paper } from './paper.ts';
import { printPaper } from './print/print.ts';

/** What the pool sends, and what it is answered. */
export interface PrintOrder {
  paper: Paper;
}
export type PrintAnswer = { bytes: Uint8Array } | { failed: string };

/** The process that draws: started by pool.ts, ends when the office does. */
process.on('message', ({ paper }: PrintOrder) => {
  process.send?.(draw(paper));
});

function draw(paper: Paper): PrintAnswer {
  try {
    return { bytes: printPaper(paper) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
