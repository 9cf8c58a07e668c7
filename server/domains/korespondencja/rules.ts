import type { DaneKorespondencyjne } from '../../../src/generated/models.ts';
import { isWebAddress } from '../../../src/lang/values/addresses.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { isPhone } from '../../../src/lang/values/phone.ts';
import { isPostalCode } from '../../../src/lang/values/postalCode.ts';

import type { PodmiotRow } from '../../engine/db/tables.ts';
import { oneLine } from '../../engine/words/oneLine.ts';

export type Dane = DaneKorespondencyjne;
export type PoleDanych = keyof Dane;

/** In the usual order of an address. */
const POLA = [
  'nazwa',
  'imie',
  'imie2',
  'nazwisko',
  'nazwisko2',
  'miejscowosc',
  'kodPocztowy',
  'ulica',
  'nrDomu',
  'nrLokalu',
  'telefon',
  'email',
  'fax',
  'www',
] as const satisfies readonly PoleDanych[];

const OF_PERSON: readonly PoleDanych[] = ['imie', 'imie2', 'nazwisko', 'nazwisko2'];
const OF_INSTITUTION: readonly PoleDanych[] = ['nazwa'];

/** `ul. Lipowa 14/3, 00-999 Lipowa Dolina`; a word other than "ul." stays part of the street. */
const ADDRESS = /^(?:ul\. )?(.+?) (\d+\s?\p{L}?)(?:\/(\S+))?, (\d\d-\d{3}) (.+)$/u;

/** The initial data of a subject: the name, the address, the telephone. */
export function daneZPodmiotu({ nazwa, czyInstytucja, adres, nrTelefonu }: PodmiotRow): Dane {
  const [, ulica = null, nrDomu = null, nrLokalu = null, kodPocztowy = null, miejscowosc = null] =
    ADDRESS.exec(adres) ?? [];
  return {
    ...(czyInstytucja ? { ...noName, nazwa } : { ...personOf(nazwa), nazwa: null }),
    telefon: nrTelefonu,
    email: null,
    fax: null,
    www: null,
    miejscowosc,
    ulica: miejscowosc === null ? adres : ulica,
    nrDomu,
    nrLokalu,
    kodPocztowy,
  };
}

const noName = { imie: null, imie2: null, nazwisko: null, nazwisko2: null };

function personOf(nazwa: string) {
  const names = nazwa.split(' ');
  const [nazwisko = null, nazwisko2 = null] = names.pop()?.split(/-(.*)/) ?? [];
  return { imie: names[0] ?? null, imie2: names[1] ?? null, nazwisko, nazwisko2 };
}

/** Each text as one trimmed line, empty ones as null. Fields that this kind of subject does not have are null too. */
export function uporzadkowane(dane: Dane, czyInstytucja: boolean): Dane {
  const none = czyInstytucja ? OF_PERSON : OF_INSTITUTION;
  const tidy = (pole: PoleDanych) => (none.includes(pole) ? null : oneLine(dane[pole] ?? '') || null);
  return Object.fromEntries(POLA.map((pole) => [pole, tidy(pole)])) as unknown as Dane;
}

/** Required fields that are missing: first name and surname of a person, the name of an institution, a town and a house number. */
export function brakujace(dane: Dane, czyInstytucja: boolean): PoleDanych[] {
  const name: PoleDanych[] = czyInstytucja ? ['nazwa'] : ['imie', 'nazwisko'];
  return [...name, 'miejscowosc' as const, 'nrDomu' as const].filter((pole) => dane[pole] === null);
}

const FORMATS: Partial<Record<PoleDanych, (text: string) => boolean>> = {
  telefon: isPhone,
  email: isEmail,
  kodPocztowy: isPostalCode,
  www: isWebAddress,
};

export function zleZapisane(dane: Dane): PoleDanych[] {
  return POLA.filter((pole) => dane[pole] !== null && FORMATS[pole]?.(dane[pole]) === false);
}

export const zmienione = (przed: Dane, po: Dane): PoleDanych[] => POLA.filter((pole) => przed[pole] !== po[pole]);
