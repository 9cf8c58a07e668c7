import { resolve } from 'node:path';
import { openMunicipality } from '../engine/municipality/openMunicipality.ts';
import { buildDesk, type DeskOptions } from './desk.ts';
import { listen } from './listen.ts';
import { printWarnings } from './reload.ts';

const FOLDER = resolve(import.meta.dirname, '../../desk');

/** Compiles the desk, if need be, and opens it where the settings say; undefined when they name no port. @throws StartError */
export async function openDesk(
  options: Omit<DeskOptions, 'municipality'>,
): Promise<{ close(): Promise<void> } | undefined> {
  const { config } = options;
  if (!config.desk) return undefined;
  const municipality = await openMunicipality(
    { municipality: FOLDER, varDir: config.varDir },
    { compiling: () => console.log('Compiling the desk …'), warn: printWarnings },
  );
  const server = buildDesk({ ...options, municipality });
  const settings = { port: 'OKIENKO_DESK_PORT', host: 'OKIENKO_DESK_HOST' };
  await listen(server, { ...config.desk, settings });
  console.log(`The desk of clerks: ${config.desk.adres}`);
  return {
    async close() {
      // A connection with a running call is closed after its response, not after a minute without another call.
      server.server.keepAliveTimeout = 1;
      await server.close();
    },
  };
}
