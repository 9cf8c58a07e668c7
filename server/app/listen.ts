import type { FastifyInstance } from 'fastify';
import { StartError } from '../engine/config/startError.ts';

/** Where a server listens, and the settings that say so. */
export interface Place {
  port: number;
  host: string;
  settings: { port: string; host: string };
}

/** @throws StartError one sentence with what to do, when the place cannot be had */
export async function listen(server: FastifyInstance, { port, host, settings }: Place): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (failure) {
    const { code } = failure as { code?: string };
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken: stop what runs there, or choose another, for example ${settings.port}=${port + 1}.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user: choose one above 1024 with ${settings.port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`${settings.host}=${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`);
    }
    throw failure;
  }
}
