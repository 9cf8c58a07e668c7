import { sql } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import { feedKind, type Hold, type Protect } from '../../engine/feed/feedKind.ts';
import type { WplatyRecord } from '../../engine/feed/generated/records.ts';
import { ksiegowanie, podmiotyKart } from '../naleznosci/feed.ts';
import { LIVE } from './states.ts';

/** Booked payments. One that was made online through this office is booked here already, and is taken over. */
export const wplaty = feedKind({
  kind: 'wplaty',
  table: 'wplaty',
  key: ['id'],
  adopts: true,
  onGone: 'delete',
  async prepare(db: Db, records) {
    const podmiotOf = await podmiotyKart(db, records);
    return { podmiotOf, online: await onlinePayments(db, records) };
  },
  toRow: (wplata, { podmiotOf, online }) => {
    const own = online.get(wplata.idPrzelewu ?? '');
    return {
      id: own?.wplataId ?? wplata.id,
      idKartyNaleznosci: wplata.idKartyNaleznosci,
      podmiotId: podmiotOf(wplata.idKartyNaleznosci),
      ...ksiegowanie(wplata),
      zlecenieId: own?.zlecenieId ?? null,
    };
  },
});

async function onlinePayments(db: Db, records: readonly WplatyRecord[]) {
  const ids = records.flatMap(({ idPrzelewu }) => idPrzelewu ?? []);
  if (ids.length === 0) return new Map<string, { zlecenieId: number; wplataId: number | null }>();
  const rows = await db
    .selectFrom('zlecenia')
    .leftJoin('wplaty', 'wplaty.zlecenieId', 'zlecenia.id')
    .select(['zlecenia.idPrzelewu', 'zlecenia.id as zlecenieId', 'wplaty.id as wplataId'])
    .where('zlecenia.idPrzelewu', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.idPrzelewu, row]));
}

/**
 * Instalments with a payment under way, and those that were paid online while the finance system still calls them unpaid: neither they
 * nor their parts are changed, since the resident would have to pay twice.
 */
export const protect: Protect = async (db, feed) => {
  const rows = await db
    .selectFrom('zlecenia')
    .innerJoin('zleceniaRaty', 'zleceniaRaty.zlecenieId', 'zlecenia.id')
    .select([
      'zlecenia.id as zlecenieId',
      'zlecenia.idPrzelewu',
      'zlecenia.stan',
      'zlecenia.idKartyNaleznosci',
      'zleceniaRaty.idNaleznosciRatyZbiorczej',
      'zleceniaRaty.idNaleznosciRaty',
    ])
    .where((eb) => eb.or([eb('stan', 'in', LIVE), eb.and([eb('stan', '=', 'ZAKSIEGOWANA'), unconfirmed()])]))
    .execute();
  const brought = new Set<string>();
  if (rows.some(({ stan }) => stan === 'ZAKSIEGOWANA'))
    for (const { idPrzelewu } of feed.all('wplaty')) if (idPrzelewu) brought.add(idPrzelewu);
  return rows.flatMap((row) => {
    const live = row.stan !== 'ZAKSIEGOWANA';
    const rata = String(row.idNaleznosciRatyZbiorczej);
    if (!live && (brought.has(row.idPrzelewu) || feed.record('ratyZbiorcze', rata)?.czySplacona === true)) return [];
    const reason = live
      ? `it is being paid online (order ${row.zlecenieId})`
      : `it was paid online (order ${row.zlecenieId}), which the feed does not know yet`;
    return [
      { kind: 'karty' as const, key: String(row.idKartyNaleznosci), reason },
      { kind: 'ratyZbiorcze' as const, key: rata, reason },
      { kind: 'raty' as const, key: String(row.idNaleznosciRaty), reason },
    ];
  });
};

/** Of an order: no feed has brought its payment back yet. */
const unconfirmed = () =>
  sql<boolean>`not exists (select 1 from wplaty w join "zasileniaRekordy" r on r.rodzaj = 'wplaty' and r.wiersz = '[' || w.id || ']'
    where w."zlecenieId" = zlecenia.id)`;

/** New orders wait until the load is done; in SQLite every write does. */
export const hold: Hold = async (db, database) => {
  if (database === 'postgres') await sql`lock table "zajeteRaty" in share row exclusive mode`.execute(db);
};
