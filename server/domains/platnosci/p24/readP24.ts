import { limitOf, readSettings } from '../../../engine/config/readSettings.ts';
import type { P24 } from './p24.ts';

const KINDS = {
  kluczApi: 'text',
  haslo: 'text',
  crc: 'text',
  adres: 'address',
  adresStrony: 'address?',
  limitSekund: 'number?',
  prowizja: 'words?',
} as const;

/** Reads the file named by OKIENKO_P24. @throws StartError one sentence with what to do */
export function readP24(file: string): P24 {
  const { adresStrony, limitSekund, prowizja, ...rest } = readSettings('OKIENKO_P24', file, KINDS);
  return {
    ...rest,
    adresStrony: adresStrony ?? new URL(rest.adres.origin),
    limitMs: limitOf('OKIENKO_P24', file, limitSekund),
    ...(prowizja && { prowizja }),
  };
}
