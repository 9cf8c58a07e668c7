import type { Database } from '../server/engine/db/open.ts';
import { type Copied, copyRows, countOf } from './copyRows.ts';

/** The tables of cards. */
const TABLES: readonly Copied[] = [
  ['podmioty', { ids: ['podmiotId'], unique: 'idPodmiotu', omitted: ['nip', 'pesel'] }],
  ['punktyOdbioru', { ids: ['idPunktuOdbioru', 'podmiotId'] }],
  ['karty', { ids: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'] }],
  ['wspolzobowiazani', { ids: ['id', 'idKartyNaleznosci'] }],
  ['ratyZbiorcze', { ids: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'] }],
  ['raty', { ids: ['idNaleznosciRaty', 'idNaleznosciRatyZbiorczej'] }],
  ['elementy', { ids: ['id', 'idKartyNaleznosci', 'podmiotId', 'idNaleznosciRatyZbiorczej'] }],
  // The providers do not know these orders, so the next query is set years ahead.
  [
    'zlecenia',
    {
      ids: ['id', 'idKartyNaleznosci', 'podmiotId'],
      unique: 'idPrzelewu',
      omitted: ['kontoId'],
      postponed: 'nastepnaMs',
    },
  ],
  ['zleceniaRaty', { ids: ['id', 'zlecenieId', 'idNaleznosciRatyZbiorczej', 'idNaleznosciRaty'] }],
  ['zajeteRaty', { ids: ['idNaleznosciRatyZbiorczej', 'zlecenieId'] }],
  ['wplaty', { ids: ['id', 'idKartyNaleznosci', 'podmiotId', 'zlecenieId'] }],
];

/**
 * Fills a small commune's database with cards of other subjects: copies of the existing ones, each with all that belongs to
 * it, under other ids and without accounts. The database itself copies, so a million instalments take seconds.
 *
 * @returns the number of instalments afterwards
 */
export async function manyCards(database: Database, instalments: number): Promise<number> {
  const copies = Math.ceil(instalments / (await countOf(database, 'ratyZbiorcze'))) - 1;
  if (copies > 0) await copyRows(database, TABLES, copies);
  return countOf(database, 'ratyZbiorcze');
}
