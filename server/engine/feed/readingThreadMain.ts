import { parentPort, workerData } from 'node:worker_threads';
import type { Kinds } from './checkFeed.ts';
import { kindMapping } from './mapping.ts';
import type { Order, Page, ThreadData } from './readingThread.ts';
import { recordSchema } from './recordSchemas.ts';
import { stagedRecords } from './stagedRecords.ts';

/** Pages that may wait to be taken: more would only take memory. */
const AHEAD = 4;

const { kindsModule, waiting } = workerData as ThreadData;
const { kinds } = (await import(kindsModule)) as { kinds: Kinds };

function send(page: Page): void {
  while (Atomics.load(waiting, 0) >= AHEAD) Atomics.wait(waiting, 0, AHEAD);
  Atomics.add(waiting, 0, 1);
  parentPort!.postMessage(page);
}

async function read({ file, written }: Order): Promise<void> {
  const schema = await recordSchema(file.kind);
  // The one who ordered the file reports what is wrong with its mapping.
  const mapping = kindMapping(schema, written, { add() {} });
  let faults: Page['faults'] = [];
  const sink = { add: (...fault: Page['faults'][number]) => void faults.push(fault) };
  for await (const staged of stagedRecords({ file, schema, mapping, kind: kinds[file.kind], faults: sink })) {
    send({ faults, staged });
    faults = [];
  }
  send({ faults });
}

parentPort!.on('message', read);
