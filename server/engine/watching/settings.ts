import { integer } from '../config/env.ts';
import type { DomainSettings } from '../config/settings.ts';
import { StartError } from '../config/startError.ts';
import type { Address } from './serveMetrics.ts';

declare module '../config/config.ts' {
  interface Config {
    /** Where Prometheus reads; absent: nothing is counted. */
    metryki?: Address;
    /** How long the office still answers after it was asked to stop, so that a balancer sends calls elsewhere first. */
    odejscieMs: number;
  }
}

export const settings: DomainSettings<'metryki' | 'odejscieMs'> = {
  described: [
    {
      names: ['OKIENKO_METRYKI'],
      description:
        'the address at which Prometheus reads, `127.0.0.1:9464`: never one that visitors reach. Without it nothing is counted',
    },
    {
      names: ['OKIENKO_ODEJSCIE_S'],
      default: '`0`',
      description:
        'seconds for which the office still answers after SIGTERM, while `/ready` says that it stops: the time that a balancer in front needs to notice',
    },
  ],
  read: (env) => ({
    metryki: readAddress(env.OKIENKO_METRYKI),
    odejscieMs: integer(env, 'OKIENKO_ODEJSCIE_S', 0, 0, 60) * 1000,
  }),
};

function readAddress(text: string | undefined): Address | undefined {
  if (!text || text === '0') return undefined;
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || Number(port) > 65_535) {
    throw new StartError(
      `OKIENKO_METRYKI must be an address with a port, for example 127.0.0.1:9464, but it is "${text}".`,
    );
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
