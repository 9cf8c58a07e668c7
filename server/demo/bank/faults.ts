import type { FastifyReply } from 'fastify';

/** A call between an office and the bank, in either direction. */
export type Call = 'register' | 'history' | 'form' | 'status' | 'notice';

/** A fault: a delay, a broken connection, or an invalid response. */
export type Fault = { slowMs: number } | 'reset' | { status: number; body: string; headers?: Record<string, string> };

/**
 * Decided for each call; undefined: no fault. Of a notice only the order of sending can be changed: a
 * fault there means that it never arrives.
 */
export type Faults = (call: Call, id: string | undefined) => Fault | undefined;

/** @returns whether the response is already given */
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
