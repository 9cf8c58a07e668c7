import type { Database } from '../server/engine/db/open.ts';
import { type Copied, copyRows, countOf } from './copyRows.ts';

const OF_WATER = `"idKartyNaleznosci" in (select "idKartyNaleznosci" from karty where "aplikacjaNaleznosci" = 'WODA_I_SCIEKI')`;

/** The tables of water: only the water cards, and only the parts that a summary reads. */
const TABLES: readonly Copied[] = [
  ['podmioty', { moved: ['podmiotId'], named: 'idPodmiotu', dropped: ['nip', 'pesel'] }],
  ['punktyOdbioru', { moved: ['idPunktuOdbioru', 'podmiotId'] }],
  [
    'karty',
    {
      moved: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'],
      only: `"aplikacjaNaleznosci" = 'WODA_I_SCIEKI'`,
    },
  ],
  ['ratyZbiorcze', { moved: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'], only: OF_WATER }],
  ['wplaty', { moved: ['id', 'idKartyNaleznosci', 'podmiotId'], dropped: ['zlecenieId'], only: OF_WATER }],
  ['umowyWody', { moved: ['idPunktu'] }],
  ['wodomierze', { moved: ['idLicznika', 'idPunktu'], named: 'nrLicznika' }],
  ['odczyty', { moved: ['idOdczytu', 'idLicznika'] }],
  [
    'fakturyWody',
    {
      moved: ['idFaktury', 'idKartyNaleznosci', 'idNaleznosciRatyZbiorczej', 'idOdczytu', 'idDokumentuPdf'],
      named: 'numerFaktury',
    },
  ],
  ['pozycjeFaktur', { moved: ['idFaktury'] }],
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
