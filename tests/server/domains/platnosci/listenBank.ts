import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Bank } from '../../../../server/demo/bank/bank.ts';
import { BANK } from '../../../../server/demo/bank/pages.ts';
import { serveBank } from '../../../../server/demo/bank/serveBank.ts';

const demo = join(import.meta.dirname, '../../../../server/demo');

/**
 * The bank in a process of its own, for an office that may be killed.
 *
 * @returns the origin where it listens
 */
export async function listenBank(bank: Bank, port = 0): Promise<{ origin: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  for (const [address, file] of [
    ['/demo/standIn.css', '../standIn.css'],
    [`${BANK}/bank.css`, 'bank.css'],
  ] as const) {
    const css = readFileSync(join(demo, 'bank', file));
    app.get(address, async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  }
  serveBank(app, bank);
  const origin = await app.listen({ port, host: '127.0.0.1' });
  const waking = setInterval(bank.wake, 250);
  return {
    origin,
    async close() {
      clearInterval(waking);
      await app.close();
      await bank.close();
    },
  };
}
