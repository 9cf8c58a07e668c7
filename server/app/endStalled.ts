import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** When a server that ends gives a connection up. */
export interface Patience {
  /** How often it looks. */
  everyMs: number;
  /** A connection on which nothing was ever sent: a browser opens some in advance. */
  unusedMs: number;
  /** One on which no byte moves: longer than any call is worked on. */
  quietMs: number;
}

const PATIENCE: Patience = { everyMs: 1000, unusedMs: 1000, quietMs: 30_000 };

/**
 * Lets a server end although clients hold connections. `close` ends only those that wait for their next call, and stops Node's own
 * time limits. A client that has sent nothing or half a request, or that does not read its answer, would keep the office running
 * until the system kills it, together with the calls that still run.
 */
export function endStalled(server: FastifyInstance, { everyMs, unusedMs, quietMs }: Patience = PATIENCE): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    const quiet = new Map<Socket, { moved: string; sinceMs: number }>();
    const look = () => {
      const nowMs = performance.now();
      for (const socket of open) {
        const moved = `${socket.bytesRead} ${socket.bytesWritten} ${socket.writableLength}`;
        const before = quiet.get(socket);
        if (before?.moved !== moved) quiet.set(socket, { moved, sinceMs: nowMs });
        else if (nowMs - before.sinceMs >= (socket.bytesRead === 0 ? unusedMs : quietMs)) socket.destroy();
      }
    };
    look();
    const looking = setInterval(look, everyMs);
    server.server.once('close', () => clearInterval(looking));
  });
}
