import type { Paper } from './paper.ts';
import { printPaper } from './print/print.ts';

/** The message of the pool, and its answer. */
export interface PrintOrder {
  paper: Paper;
}
export type PrintAnswer = { bytes: Uint8Array } | { failed: string };

/*
 * The drawing process: started by pool.ts, ends with the office. A signal to all processes of a service or a terminal does not end
 * it before: the office finishes the calls that run.
 */
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
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
