import type { SprawaZgloszenia, ZgloszenieZmianyDanych } from '../../../src/generated/models.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { NEWEST } from '../../engine/db/newest.ts';
import type { Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { words } from '../../engine/words/messages.ts';
import { type Dane, daneZPodmiotu, type PoleDanych, zmienione } from './rules.ts';
import type { ZmianaDanychRow } from './tables.ts';

/** The address for letters: the one agreed with the office, otherwise the subject's. */
export async function dane(db: Db, podmiot: PodmiotRow): Promise<Dane> {
  const known = await db
    .selectFrom('daneKorespondencyjne')
    .select('dane')
    .where('podmiotId', '=', podmiot.podmiotId)
    .executeTakeFirst();
  return known ? JSON.parse(known.dane) : daneZPodmiotu(podmiot);
}

/**
 * The newest first.
 *
 * @param idPunktuOdbioru only those about this point, or about all of the subject
 */
export async function historia(
  db: Db,
  podmiotId: number,
  lang: Language,
  idPunktuOdbioru?: number,
): Promise<ZgloszenieZmianyDanych[]> {
  const rows = await db
    .selectFrom('zmianyDanych')
    .select(['zgloszenieId', 'dane', 'daneDotychczasowe', 'kiedyUtworzono', 'kiedyObsluzono', 'uwagiDoZgloszenia'])
    .where('podmiotId', '=', podmiotId)
    .$if(idPunktuOdbioru !== undefined, (of) =>
      of.where((eb) => eb.or([eb('idPunktuOdbioru', '=', idPunktuOdbioru!), eb('idPunktuOdbioru', 'is', null)])),
    )
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('zgloszenieId', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(({ dane, daneDotychczasowe, ...row }) => ({
    ...row,
    tematZgloszenia: words(lang, 'dane.temat'),
    trescZgloszenia: tresc(JSON.parse(daneDotychczasowe), JSON.parse(dane), lang),
    daneKorespondencyjne: JSON.parse(dane),
  }));
}

/** Changes that wait, and those that the office has dealt with since a moment; the newest first. */
export async function wToku(db: Db, podmiotId: number, lang: Language, od: string): Promise<SprawaZgloszenia[]> {
  const rows = await db
    .selectFrom('zmianyDanych')
    .select(['zgloszenieId', 'kiedyUtworzono', 'kiedyObsluzono'])
    .where('podmiotId', '=', podmiotId)
    .where((eb) => eb.or([eb('kiedyObsluzono', 'is', null), eb('kiedyObsluzono', '>', od)]))
    .orderBy('kiedyUtworzono', 'desc')
    .orderBy('zgloszenieId', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({ ...row, tematZgloszenia: words(lang, 'dane.temat'), miejsce: null }));
}

/** The requested changes, one line each. */
function tresc(przed: Dane, po: Dane, lang: Language): string {
  const line = (pole: PoleDanych) => `${words(lang, `dane.${pole}`)}: ${po[pole] ?? words(lang, 'dane.usunac')}`;
  return zmienione(przed, po).map(line).join('\n');
}

export async function countSince(db: Db, kontoId: number, moment: string): Promise<number> {
  const row = await db
    .selectFrom('zmianyDanych')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kontoId', '=', kontoId)
    .where('kiedyUtworzono', '>', moment)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns its number */
export const insert = (db: Db, row: Omit<ZmianaDanychRow, 'zgloszenieId'>) =>
  db.insertInto('zmianyDanych').values(row).returning('zgloszenieId').executeTakeFirstOrThrow();

/**
 * What the office says about a correction; one that is done stays done, and a remark made before stays without a new one.
 *
 * @param kiedy when it was done; undefined: it was not
 * @returns whether there is one
 */
export async function obsluz(
  db: Db,
  zgloszenieId: number,
  { kiedy, uwagi }: { kiedy: string | undefined; uwagi: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('zmianyDanych')
    .set((eb) => ({
      kiedyObsluzono: kiedy === undefined ? eb.ref('kiedyObsluzono') : eb.fn.coalesce('kiedyObsluzono', eb.val(kiedy)),
      ...(uwagi !== undefined && { uwagiDoZgloszenia: uwagi }),
    }))
    .where('zgloszenieId', '=', zgloszenieId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
