import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the gateway does with a message instead of accepting it. */
export type Fault =
  | 'drop before'
  | 'drop after'
  | 'silent'
  | 'half'
  | 'html'
  | 'nothing'
  | 'foreign'
  | { status: number }
  | { error: number };

export interface SmsGateway {
  address: string;
  /** The delivered messages, with their forms. */
  rung: URLSearchParams[];
  /** Every call, unchanged. */
  calls: { path: string; authorization?: string; form: URLSearchParams }[];
  /** The faults of the next calls; by default all messages are accepted. */
  next: Fault[];
  close(): Promise<void>;
}

/** A gateway like SMSAPI on a free port: it accepts a name once and answers 53 to the second message. */
export async function openSmsGateway(): Promise<SmsGateway> {
  const rung: URLSearchParams[] = [];
  const calls: SmsGateway['calls'] = [];
  const next: Fault[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
      calls.push({ path: request.url!, authorization: request.headers.authorization, form });
      const say = (answer: unknown, status = 200) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      const fault = next.shift();
      if (fault === 'silent') return;
      if (fault === 'drop before') return request.socket.destroy();
      if (fault === 'html') return response.end('<!doctype html><title>Przerwa</title>');
      if (fault === 'nothing') return say({ count: 0, list: [] });
      if (typeof fault === 'object' && 'error' in fault)
        return say({ error: fault.error, message: 'Odmowa', invalid_numbers: null });
      if (typeof fault === 'object') return say({ message: 'Error' }, fault.status);
      if (fault === 'foreign') return say({ count: 1, list: [{ id: 'x1', points: 0.16, idx: 'cudze', error: null }] });
      const idx = form.get('idx');
      if (form.get('check_idx') === '1' && rung.some((one) => one.get('idx') === idx))
        return say({ error: 53, message: 'Not unique idx' });
      rung.push(form);
      if (fault === 'drop after') return request.socket.destroy();
      const taken = {
        id: `id${rung.length}`,
        points: 0.16,
        number: form.get('to'),
        date_sent: 1,
        status: 'QUEUE',
        idx,
      };
      const answer = JSON.stringify({ count: 1, list: [{ ...taken, error: null }] });
      if (fault !== 'half') return say(JSON.parse(answer));
      response
        .writeHead(200, { 'content-length': answer.length })
        .write(answer.slice(0, 20), () => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    rung,
    calls,
    next,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
