import type { FastifyReply } from 'fastify';

/** What an office asks the bank, or is told by it. */
export type Call = 'register' | 'history' | 'form' | 'status' | 'notice';

/** What goes wrong: it takes longer, the line drops, or something else than an answer comes. */
export type Fault = { slowMs: number } | 'reset' | { status: number; body: string; headers?: Record<string, string> };

/**
 * Decided anew for each call; undefined: all is well. Of a notice only the order in which it leaves can be spoilt: a
 * fault there means that it never arrives.
 */
export type Faults = (call: Call, id: string | undefined) => Fault | undefined;

/** @returns whether there is nothing left to answer */
export async function spoil(reply: FastifyReply, fault: Fault | undefined): Promise<boolean> {
  if (fault === undefined) return false;
  if (fault === 'reset') {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if ('slowMs' in fault) {
    await new Promise((resolve) => setTimeout(resolve, fault.slowMs).unref());
    return reply.raw.destroyed;
  }
  reply.code(fault.status).headers(fault.headers ?? {});
  await reply.send(fault.body);
  return true;
}
