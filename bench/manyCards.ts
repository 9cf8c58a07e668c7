import type { Database } from '../server/engine/db/open.ts';
import { type Copied, copyRows, countOf } from './copyRows.ts';

/** The tables of cards. */
const TABLES: readonly Copied[] = [
  ['podmioty', { moved: ['podmiotId'], named: 'idPodmiotu', dropped: ['nip', 'pesel'] }],
  ['punktyOdbioru', { moved: ['idPunktuOdbioru', 'podmiotId'] }],
  ['karty', { moved: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'] }],
  ['wspolzobowiazani', { moved: ['id', 'idKartyNaleznosci'] }],
  ['ratyZbiorcze', { moved: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'] }],
  ['raty', { moved: ['idNaleznosciRaty', 'idNaleznosciRatyZbiorczej'] }],
  ['elementy', { moved: ['id', 'idKartyNaleznosci', 'podmiotId', 'idNaleznosciRatyZbiorczej'] }],
  // The providers do not know these orders, so the next query is set years ahead.
  [
    'zlecenia',
    {
      moved: ['id', 'idKartyNaleznosci', 'podmiotId'],
      named: 'idPrzelewu',
      dropped: ['kontoId'],
      later: 'nastepnaMs',
    },
  ],
  ['zleceniaRaty', { moved: ['id', 'zlecenieId', 'idNaleznosciRatyZbiorczej', 'idNaleznosciRaty'] }],
  ['zajeteRaty', { moved: ['idNaleznosciRatyZbiorczej', 'zlecenieId'] }],
  ['wplaty', { moved: ['id', 'idKartyNaleznosci', 'podmiotId', 'zlecenieId'] }],
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
