import { flag } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';
import { StartError } from '../../engine/config/startError.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** Consents a registration asks for. */
    zgodyRejestracji: readonly ZgodaRejestracji[];
    /** Owners of accounts may turn on a second step of their login. */
    drugiKrok: boolean;
  }
}

export const zgodyRejestracji = ['przetwarzanieDanych', 'regulamin'] as const;
export type ZgodaRejestracji = (typeof zgodyRejestracji)[number];

export const settings: DomainSettings<'zgodyRejestracji' | 'drugiKrok'> = {
  described: [
    {
      names: ['OKIENKO_ZGODY_REJESTRACJI'],
      default: '`przetwarzanieDanych,regulamin`',
      description: 'the consents required for registration, separated by commas; empty: none',
    },
    {
      names: ['OKIENKO_2FA'],
      default: '`1`',
      description: '`0` does not offer a second factor; accounts that already use it still need the code',
    },
  ],
  read: (env) => ({
    zgodyRejestracji: readConsents(env.OKIENKO_ZGODY_REJESTRACJI),
    drugiKrok: flag(env, 'OKIENKO_2FA', '1'),
  }),
};

function readConsents(text: string | undefined): ZgodaRejestracji[] {
  if (text === undefined) return [...zgodyRejestracji];
  const given = text.split(',').filter((word) => word !== '');
  const unknown = given.find((word) => !zgodyRejestracji.includes(word as ZgodaRejestracji));
  if (unknown !== undefined) {
    throw new StartError(
      `OKIENKO_ZGODY_REJESTRACJI names the consents ${zgodyRejestracji.join(', ')} with commas between them, or none, but "${unknown}" is none of them.`,
    );
  }
  return zgodyRejestracji.filter((word) => given.includes(word));
}
