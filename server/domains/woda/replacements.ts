import type { Db } from '../../engine/db/open.ts';

/** Photos of one protocol: how many, and how much they may be together, as they are kept in base64. */
const MOST = 6;
const LARGEST = (6 * 2 ** 20 * 4) / 3;

/** A meter at any point of the subject, also one that was taken out. */
export const meterOf = (db: Db, podmiotId: number, nrLicznika: string) =>
  db
    .selectFrom('wodomierze')
    .innerJoin('punktyOdbioru', 'punktyOdbioru.idPunktuOdbioru', 'wodomierze.idPunktu')
    .select(['idLicznika', 'adresPunktuOdbioru'])
    .where('nrLicznika', '=', nrLicznika)
    .where('podmiotId', '=', podmiotId);

/** That by which the meter was taken out; of one in place that by which it was put in. */
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
 * The photos of a protocol, in the order they were taken.
 *
 * @throws Error when there are more than a document holds: it is found before they are read
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
