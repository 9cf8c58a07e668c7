import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import { upload } from '../server/engine/files/filesOffice.ts';
import { pdf } from '../server/engine/files/samples.ts';
import {
  type Client,
  openOffice,
  ROOT,
  sqliteDatabase,
  type TestDatabase,
  type TestOffice,
} from '../server/helpers.ts';
import { compiledMunicipality } from '../server/municipality.ts';

export const BRZEZNO = join(ROOT, 'examples/brzezno');

export interface Brzezno {
  database: TestDatabase;
  office: TestOffice;
  anna: Client;
}

/** The office of the example, one for all tests of a file. What it gives is there when they run. */
export function brzezno(open: () => Promise<Municipality> = () => compiledMunicipality(BRZEZNO)): Brzezno {
  const here = {} as Brzezno;
  beforeAll(async () => {
    const municipality = await open();
    here.database = await sqliteDatabase();
    here.office = await openOffice(here.database, {}, { municipality });
    here.anna = await here.office.login('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await here.office?.close();
    await here.database?.drop();
  });
  return here;
}

export const ROAD_REPORT = {
  kategoria: 'DZIURA',
  ulica: 'Jeziorna',
  rodzajMiejsca: 'NUMER',
  numerDomu: '12A',
  miejsce: null,
  opis: 'Dziura na środku jezdni.',
  kiedyZauwazono: '2026-11-20',
  czyZagraza: false,
  telefon: null,
};

/** Sends a PDF for a field of an operation. @returns its id */
export async function sentPdf(client: Client, operacja: string, pole: string): Promise<string> {
  const { idPliku } = await upload(client, pdf(), { operacja, pole, nazwa: `${pole}.pdf` });
  return idPliku;
}

/** What an operation refuses, by the path of each value. */
export const refusedAt = (answer: { status: number; json(): { pola?: object } }): [number, ...string[]] => [
  answer.status,
  ...Object.keys(answer.json().pola ?? {}),
];

/** The states of a history, in order. */
export const statesOf = (przebieg: readonly { stan: string }[]): string[] => przebieg.map(({ stan }) => stan);
