import { type Env, flag } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';
import { StartError } from '../../engine/config/startError.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    woda: {
      /** Sections of the water summary that this office does not offer. */
      bez: readonly SekcjaWody[];
      /** Shown where a state of a meter is entered. */
      adnotacjaStanu: string | null;
    };
  }
}

/** Sections of the water summary. */
const sekcjeWody = ['faktury', 'umowa', 'odczyty', 'stan', 'protokol', 'dane', 'historia', 'zgloszenia'] as const;
export type SekcjaWody = (typeof sekcjeWody)[number];

export const settings: DomainSettings<'woda' | 'daneKorespondencyjne'> = {
  described: [
    {
      names: ['OKIENKO_WODA_BEZ'],
      description:
        'sections of the water summary that the office does not offer, of `faktury`, `odczyty`, `stan`, `protokol`, `dane`, `historia`, `zgloszenia`; without `dane` correspondence data cannot be changed elsewhere either',
    },
    {
      names: ['OKIENKO_UMOWA_WODY'],
      default: '`1`',
      description: '`0` hides number and date of the contract beside water invoices',
    },
    {
      names: ['OKIENKO_ADNOTACJA_STANU'],
      description: 'a note beside the input of a meter reading, the same in every language',
    },
  ],
  read(env) {
    const bez = readSections(env);
    return {
      woda: { bez, adnotacjaStanu: env.OKIENKO_ADNOTACJA_STANU?.trim() || null },
      daneKorespondencyjne: !bez.includes('dane'),
    };
  },
};

/** The contract has a switch of its own: it is no service, and stands with the invoices. */
function readSections(env: Env): SekcjaWody[] {
  const names = sekcjeWody.filter((name) => name !== 'umowa');
  const given = (env.OKIENKO_WODA_BEZ ?? '').split(',').flatMap((word) => word.trim() || []);
  const unknown = given.find((word) => !names.some((name) => name === word));
  if (unknown !== undefined) {
    throw new StartError(
      `OKIENKO_WODA_BEZ names sections of ${names.join(', ')} with commas between them, or none, but "${unknown}" is none of them.`,
    );
  }
  const umowa = flag(env, 'OKIENKO_UMOWA_WODY', '1');
  return sekcjeWody.filter((name) => (name === 'umowa' ? !umowa : given.includes(name)));
}
