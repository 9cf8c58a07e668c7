import { type Env, fileOrNone, integer } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';
import { StartError } from '../../engine/config/startError.ts';
import { parseNetwork } from '../../engine/http/networks.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    zdarzenia: ZdarzeniaConfig;
  }
}

/** The exchange with other systems. */
export interface ZdarzeniaConfig {
  /** Days for which events are kept. */
  dni: number;
  /** Networks that are not public, and in which receivers may be nevertheless: `10.1.0.0/16`. */
  sieci: readonly string[];
  /** The folder that each event is written into; absent: none is. */
  folder?: string;
}

export const settings: DomainSettings<'zdarzenia'> = {
  described: [
    {
      names: ['OKIENKO_ZDARZENIA_DNI'],
      default: '`30`',
      description:
        'days for which events for other systems are kept ([events.md](events.md)); while no system may read them, one day',
    },
    {
      names: ['OKIENKO_ZDARZENIA_SIECI'],
      description:
        'private networks that receivers of webhooks may be in, for example `10.1.0.0/16`, separated by commas; without it only public addresses',
    },
    {
      names: ['OKIENKO_ZDARZENIA_FOLDER'],
      description:
        'a folder into which each event is written as a JSON file ([events.md](events.md)); without it none is',
    },
  ],
  read: (env) => ({
    zdarzenia: {
      dni: integer(env, 'OKIENKO_ZDARZENIA_DNI', 30, 1, 3650),
      sieci: readNetworks(env),
      folder: fileOrNone(env.OKIENKO_ZDARZENIA_FOLDER) || undefined,
    },
  }),
};

function readNetworks(env: Env): string[] {
  const networks = (env.OKIENKO_ZDARZENIA_SIECI ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const wrong = networks.find((one) => !parseNetwork(one));
  if (wrong === undefined) return networks;
  throw new StartError(
    `OKIENKO_ZDARZENIA_SIECI must be networks such as 10.1.0.0/16 with commas between them, but "${wrong}" is none.`,
  );
}
