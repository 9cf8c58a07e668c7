import { flag, numbers } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';
import { readStartPage, type StartPage } from './startPage.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** Services under a technical break, by id. */
    przerwaTechnicznaUslugi: readonly number[];
    /** Residents may choose a language. */
    internacjonalizacja: boolean;
    /** The page at the root of the portal; absent: the municipality's choice. */
    stronaStartowa?: StartPage | undefined;
  }
}

export const settings: DomainSettings<'przerwaTechnicznaUslugi' | 'internacjonalizacja' | 'stronaStartowa'> = {
  described: [
    { names: ['OKIENKO_PRZERWA_USLUGI'], description: 'numbers of services under a break: `14,24`' },
    {
      names: ['OKIENKO_INTERNACJONALIZACJA'],
      default: '`1`',
      description: "`0` removes the choice of language: the portal uses the municipality's first",
    },
    {
      names: ['OKIENKO_STRONA_STARTOWA'],
      default: '`/strona-glowna`',
      description: 'the start page of the portal, see below',
    },
  ],
  read: (env) => ({
    przerwaTechnicznaUslugi: numbers(env, 'OKIENKO_PRZERWA_USLUGI'),
    internacjonalizacja: flag(env, 'OKIENKO_INTERNACJONALIZACJA', '1'),
    stronaStartowa: env.OKIENKO_STRONA_STARTOWA ? readStartPage(env.OKIENKO_STRONA_STARTOWA) : undefined,
  }),
};
