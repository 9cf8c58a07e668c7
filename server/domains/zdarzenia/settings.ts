import { integer } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    zdarzenia: ZdarzeniaConfig;
  }
}

/** The exchange with other systems. */
export interface ZdarzeniaConfig {
  /** Days for which events are kept. */
  dni: number;
}

export const settings: DomainSettings<'zdarzenia'> = {
  described: [
    {
      names: ['OKIENKO_ZDARZENIA_DNI'],
      default: '`30`',
      description:
        'days for which events for other systems are kept ([events.md](events.md)); while no system may read them, one day',
    },
  ],
  read: (env) => ({ zdarzenia: { dni: integer(env, 'OKIENKO_ZDARZENIA_DNI', 30, 1, 3650) } }),
};
