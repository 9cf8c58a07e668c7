import type { Database } from '../server/engine/db/open.ts';
import { type Copied, copyRows, countOf } from './copyRows.ts';

/** What belongs to cards. */
const TABLES: readonly Copied[] = [
  ['podmioty', { moved: ['podmiotId'], named: 'idPodmiotu', dropped: ['nip', 'pesel'] }],
  ['punktyOdbioru', { moved: ['idPunktuOdbioru', 'podmiotId'] }],
  ['karty', { moved: ['idKartyNaleznosci', 'podmiotId', 'idPunktuOdbioru'] }],
  ['wspolzobowiazani', { moved: ['id', 'idKartyNaleznosci'] }],
  ['ratyZbiorcze', { moved: ['idNaleznosciRatyZbiorczej', 'idKartyNaleznosci', 'podmiotId'] }],
  ['raty', { moved: ['idNaleznosciRaty', 'idNaleznosciRatyZbiorczej'] }],
  ['elementy', { moved: ['id', 'idKartyNaleznosci', 'podmiotId', 'idNaleznosciRatyZbiorczej'] }],
  // No provider knows them, so none is asked: the look that is due comes years later.
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
 * Fills a small commune's database up with other subjects' cards: copies of those that are there, each with all that is on
 * it, under other ids and without accounts. Made by the database itself, so a million instalments take seconds.
 *
 * @returns how many instalments there are now
 */
export async function manyCards(database: Database, instalments: number): Promise<number> {
  const copies = Math.ceil(instalments / (await countOf(database, 'ratyZbiorcze'))) - 1;
  if (copies > 0) await copyRows(database, TABLES, copies);
  return countOf(database, 'ratyZbiorcze');
}
