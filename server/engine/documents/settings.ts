import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DomainSettings } from '../config/settings.ts';
import { StartError } from '../config/startError.ts';

declare module '../config/config.ts' {
  interface Config {
    /** The folder with PDFs of the office's own systems, which records name; absent: there is none. */
    druki?: string;
  }
}

export const settings: DomainSettings<'druki'> = {
  described: [
    {
      names: ['OKIENKO_DRUKI'],
      description:
        'the folder with the PDFs that records of a feed name: signed decisions, invoices. The office only reads it',
    },
  ],
  read(env) {
    if (!env.OKIENKO_DRUKI) return {};
    const druki = resolve(env.OKIENKO_DRUKI);
    if (!existsSync(druki)) throw new StartError(`OKIENKO_DRUKI names ${druki}, but there is no such folder.`);
    return { druki };
  },
};
