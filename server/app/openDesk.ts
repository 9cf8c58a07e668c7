import { resolve } from 'node:path';
import { openMunicipality } from '../engine/municipality/openMunicipality.ts';
import { buildDesk, type Desk, type DeskOptions } from './desk.ts';
import { listen } from './listen.ts';
import { printWarnings, reload } from './reload.ts';

/** The folder of the desk. */
export const DESK = resolve(import.meta.dirname, '../../desk');

/** A desk that listens. */
export interface OpenDesk extends Pick<Desk, 'leave'> {
  /** Compiles its folder again; one that fails the check replaces nothing. */
  reload(signal: AbortSignal): Promise<boolean>;
  /** Serves what was compiled by another process. @throws StartError */
  load(): Promise<void>;
  close(): Promise<void>;
}

/** Compiles the desk, if need be, and opens it where the settings say; undefined when they name no port. @throws StartError */
export async function openDesk(options: Omit<DeskOptions, 'municipality'>): Promise<OpenDesk | undefined> {
  const { config } = options;
  if (!config.desk) return undefined;
  const source = { municipality: DESK, varDir: config.varDir };
  const compiling = () => console.log('Compiling the desk …');
  const municipality = await openMunicipality(source, { compiling, warn: printWarnings });
  const { server, leave, replaceMunicipality } = buildDesk({ ...options, municipality });
  const settings = { port: 'OKIENKO_DESK_PORT', host: 'OKIENKO_DESK_HOST' };
  await listen(server, { ...config.desk, settings });
  return {
    leave,
    reload: (signal) => reload({ replaceMunicipality }, source, { signal, what: 'desk' }),
    load: async () => replaceMunicipality(await openMunicipality(source)),
    async close() {
      // A connection with a running call is closed after its response, not after a minute without another call.
      server.server.keepAliveTimeout = 1;
      await server.close();
    },
  };
}
