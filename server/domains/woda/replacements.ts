import type { Db } from '../../engine/db/open.ts';
import { punktyPodmiotu } from '../naleznosci/punktyOdbioru.ts';

/** Limits for the photos of one protocol: their number, and their total size in base64. */
const MOST = 6;
const LARGEST = (6 * 2 ** 20 * 4) / 3;

/** A meter at any point of the subject, also a removed one. */
export const meterOf = (db: Db, podmiotId: number, nrLicznika: string) =>
  punktyPodmiotu(db, podmiotId)
    .innerJoin('wodomierze', 'wodomierze.idPunktu', 'punktyOdbioru.idPunktuOdbioru')
    .select(['idLicznika', 'adresPunktuOdbioru'])
    .where('nrLicznika', '=', nrLicznika);

/** The replacement that removed the meter; for an installed meter the one that installed it. */
export async function replacementOf(db: Db, idLicznika: number) {
  const of = (column: 'idWyjetego' | 'idZalozonego') =>
    replacements(db).where(column, '=', idLicznika).executeTakeFirst();
  return (await of('idWyjetego')) ?? (await of('idZalozonego'));
}

const replacements = (db: Db) =>
  db
    .selectFrom('protokolyWymiany')
    .innerJoin('wodomierze as wyjety', 'wyjety.idLicznika', 'idWyjetego')
    .innerJoin('wodomierze as zalozony', 'zalozony.idLicznika', 'idZalozonego')
    .selectAll('protokolyWymiany')
    .select(['wyjety.nrLicznika as numerWyjetego', 'zalozony.nrLicznika as numerZalozonego']);

/**
 * The photos of a protocol, in the order of taking.
 *
 * @throws Error when they exceed the limits of a document; checked before they are read
 */
export async function photosOf(db: Db, idWyjetego: number): Promise<{ podpis: string; dane: string }[]> {
  const photos = db.selectFrom('zdjeciaProtokolow').where('idWyjetego', '=', idWyjetego);
  const { count, size } = await photos
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      of.fn.sum<number | null>(of.fn<number>('length', ['dane'])).as('size'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST || Number(size ?? 0) > LARGEST)
    throw new Error(`The protocol of the meter ${idWyjetego} has ${count} photos of ${size} letters: too many.`);
  return photos.select(['podpis', 'dane']).orderBy('id').execute();
}
