import { type Env, integer } from '../../engine/config/env.ts';
import { readOrigin } from '../../engine/config/origin.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** The address of the desk of clerks; absent: there is none. */
    desk?: DeskSettings | undefined;
  }
}

export interface DeskSettings {
  port: number;
  host: string;
  /** How long a session of a clerk lasts without activity. */
  sessionMs: number;
  /** The origin by which clerks reach it. */
  adres: string;
}

export const settings: DomainSettings<'desk'> = {
  described: [
    {
      names: ['OKIENKO_DESK_PORT', 'OKIENKO_DESK_HOST'],
      default: 'none, `127.0.0.1`',
      description: 'the port and address of the desk for clerks ([desk.md](desk.md)); without a port there is no desk',
    },
    {
      names: ['OKIENKO_DESK_ADRES'],
      default: '`http://localhost:` and the port',
      description:
        'the address by which clerks reach the desk, over https and without a path. Required in production with a desk',
    },
    {
      names: ['OKIENKO_DESK_CZAS_SESJI_S'],
      default: '`600`',
      description: 'length of a session of a clerk in seconds without activity; it ends after 8 hours at the latest',
    },
  ],
  read: (env) => ({ desk: readDesk(env) }),
};

const DESK = { of: 'the desk', example: 'https://biurko.gmina.example', why: 'clerks open it there' };

function readDesk(env: Env): DeskSettings | undefined {
  if (!env.OKIENKO_DESK_PORT) return undefined;
  const port = integer(env, 'OKIENKO_DESK_PORT', 0, 0, 65535);
  return {
    port,
    host: env.OKIENKO_DESK_HOST || '127.0.0.1',
    sessionMs: integer(env, 'OKIENKO_DESK_CZAS_SESJI_S', 600, 60, 3600) * 1000,
    adres: readOrigin(env, 'OKIENKO_DESK_ADRES', port, DESK),
  };
}
