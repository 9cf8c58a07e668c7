import type { Database } from '../server/engine/db/open.ts';
import { type Copied, copyRows, countOf } from './copyRows.ts';

const OF_WATER = `"idKartyNaleznosci" in (select "idKartyNaleznosci" from karty where "aplikacjaNaleznosci" = 'WODA_I_SCIEKI')`;

/** The tables of water: only the water cards, and only the parts that a summary reads. */
const TABLES: readonly Copied[] = [
  ['podmioty', { ids: ['podmiotId'], unique: 'idPodmiotu', omitted: ['nip', 'pesel'] }],
  ['punktyOdbioru', { ids: ['idPunktuOdbioru', 'podmiotId'] }],
  [
    'karty',
    {
      ids: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'],
      only: `"aplikacjaNaleznosci" = 'WODA_I_SCIEKI'`,
    },
  ],
  ['ratyZbiorcze', { ids: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'], only: OF_WATER }],
  ['wplaty', { ids: ['id', 'idKartyNaleznosci', 'podmiotId'], omitted: ['zlecenieId'], only: OF_WATER }],
  ['umowyWody', { ids: ['idPunktu'] }],
  ['wodomierze', { ids: ['idLicznika', 'idPunktu'], unique: 'nrLicznika' }],
  ['odczyty', { ids: ['idOdczytu', 'idLicznika'] }],
  [
    'fakturyWody',
    {
      ids: ['idFaktury', 'idKartyNaleznosci', 'idNaleznosciRatyZbiorczej', 'idOdczytu', 'idDokumentuPdf'],
      unique: 'numerFaktury',
    },
  ],
  ['pozycjeFaktur', { ids: ['idFaktury'] }],
];

/**
 * Fills a small commune's database with water data of others: points, meters, readings and invoices, as manyCards does.
 *
 * @returns the number of readings afterwards
 */
export async function manyReadings(database: Database, readings: number): Promise<number> {
  const copies = Math.ceil(readings / (await countOf(database, 'odczyty'))) - 1;
  if (copies > 0) await copyRows(database, TABLES, copies);
  return countOf(database, 'odczyty');
}
