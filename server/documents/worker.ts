import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import { printPaper } from './print/print.ts';

/** What the pool posts, and what it is answered. */
export interface PrintOrder {
  paper: Paper;
}
export type PrintAnswer = { bytes: Uint8Array } | { failed: string };

const port = parentPort;
if (!port) throw new Error('worker.ts runs in a worker thread, started by pool.ts.');

port.on('message', ({ paper }: PrintOrder) => {
  printPaper(paper).then(
    (bytes) => port.postMessage({ bytes } satisfies PrintAnswer, [bytes.buffer as ArrayBuffer]),
    (error: unknown) =>
      port.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
