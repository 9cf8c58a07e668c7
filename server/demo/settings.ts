import type { OfficeFacts } from '../../codegen/artefact/municipality.ts';
import { integer } from '../engine/config/env.ts';
import type { DomainSettings } from '../engine/config/settings.ts';

declare module '../engine/config/config.ts' {
  interface Config {
    /** The demo commune. */
    seed: { number: number; residents: number; contact?: OfficeFacts['contact'] };
  }
}

export const settings: DomainSettings<'seed'> = {
  described: [
    {
      names: ['OKIENKO_SEED', 'OKIENKO_RESIDENTS'],
      default: '`2026` `4000`',
      description: 'the demo commune: each number gives another town, with 100 to 1,000,000 residents',
    },
  ],
  read: (env) => ({
    seed: {
      number: integer(env, 'OKIENKO_SEED', 2026, 0, 2 ** 31),
      residents: integer(env, 'OKIENKO_RESIDENTS', 4000, 100, 1_000_000),
    },
  }),
};
