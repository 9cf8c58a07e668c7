import { integer } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** First names with fewer bearers are not published. */
    minImion: number;
  }
}

export const settings: DomainSettings<'minImion'> = {
  described: [
    { names: ['OKIENKO_MIN_IMION'], default: '`2`', description: 'statistics hide first names with fewer bearers' },
  ],
  read: (env) => ({ minImion: integer(env, 'OKIENKO_MIN_IMION', 2, 1, 1000) }),
};
