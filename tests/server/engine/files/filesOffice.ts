import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import * as right from '../../../codegen/data/examples.ts';
import type { Answer, Client } from '../../helpers.ts';
import { municipalityWith } from '../data-sources/dataOffice.ts';

const { records } = right.records('PL');

/** A municipality with an operation that takes photos, a contract and a list of documents. */
export const filesMunicipality = (): Municipality =>
  municipalityWith(
    {
      'data.config.json': {
        tables: {
          ...right.config.tables,
          zalaczniki: { records: { ...records, perDay: { ...records.perDay, most: 500 } } },
        },
        operations: { ...right.config.operations, wyslijPliki: right.zglos('zalaczniki') },
      },
    },
    [...right.WANTED, 'wyslijPliki'],
  );

export interface Wanted {
  operacja?: string;
  pole?: string;
  nazwa?: string;
  query?: string;
}

export const begin = (
  client: Client,
  rozmiar: number,
  { operacja = 'wyslijPliki', pole = 'zdjecia', nazwa = 'a.jpg', query = '' }: Wanted = {},
) => client.post(`/api/pliki${query}`, { operacja, pole, nazwa, rozmiar });

export const part = (client: Client, id: string, od: number, bytes: Buffer): Promise<Answer> =>
  client.send('PATCH', `/api/pliki/${id}?od=${od}`, bytes);

/** Sends a whole file. @returns the state that the office answers */
export async function upload(client: Client, bytes: Buffer, wanted?: Wanted) {
  const begun = await begin(client, bytes.length, wanted);
  if (begun.status !== 200) throw new Error(begun.text);
  const { idPliku } = begun.json();
  const last = await client.send('PATCH', `/api/pliki/${idPliku}?od=0${wanted?.query?.replace('?', '&') ?? ''}`, bytes);
  return last.json();
}

export const wyslij = (
  client: Client,
  body: object,
  klucz: string = crypto.randomUUID(),
  query = '',
): Promise<Answer> => client.post(`/api/proba/pliki${query}`, { opis: 'a', ...body }, { 'idempotency-key': klucz });
