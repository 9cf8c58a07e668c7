import { limitOf, readSettings } from '../../../engine/config/readSettings.ts';
import type { Kir } from './settings.ts';

const KINDS = {
  nip: 'nip',
  haslo: 'text',
  adresFormularza: 'address',
  adresStatusu: 'address',
  przestrzenNazw: 'text?',
  przecinek: 'boolean?',
  czySkrot: 'boolean?',
  pierwszyNumer: 'number?',
  dalejDo: 'addresses?',
  limitSekund: 'number?',
  prowizja: 'words?',
} as const;

/** Reads the file named by OKIENKO_KIR. @throws StartError one sentence with what to do */
export function readKir(file: string): Kir {
  const { przestrzenNazw, przecinek, czySkrot, pierwszyNumer, dalejDo, limitSekund, prowizja, ...rest } = readSettings(
    'OKIENKO_KIR',
    file,
    KINDS,
  );
  return {
    ...rest,
    przestrzenNazw: przestrzenNazw ?? `${rest.adresStatusu.origin}${rest.adresStatusu.pathname}`,
    przecinek: przecinek ?? true,
    czySkrot: czySkrot ?? true,
    pierwszyNumer: pierwszyNumer ?? 0,
    dalejDo: dalejDo ?? [],
    limitMs: limitOf('OKIENKO_KIR', file, limitSekund),
    ...(prowizja && { prowizja }),
  };
}
