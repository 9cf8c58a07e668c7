import { fileOrNone } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** File that describes the national node; false: none, absent in a demo: one of its own. */
    wezel?: string | false;
  }
}

export const settings: DomainSettings<'wezel'> = {
  described: [
    {
      names: ['OKIENKO_WEZEL'],
      default: 'none; a demo has a node of its own',
      description: 'JSON file that describes the national node, see below; `0`: no login through it',
    },
  ],
  read: (env) => ({ wezel: fileOrNone(env.OKIENKO_WEZEL) }),
};
