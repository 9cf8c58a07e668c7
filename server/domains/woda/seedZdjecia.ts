import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatValue } from '../../../src/lang/values/formats.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { ZdjecieProtokoluRow } from './tables.ts';

type Row = Omit<ZdjecieProtokoluRow, 'id'>;

/** Only this many replacements, the newest, have photos, since each one stores its own copies. */
const MOST = 500;

/** The number and the state of the meter cannot be read on them, so each fits every meter. */
const pictureIn = (file: string): string => readFileSync(join(import.meta.dirname, 'data', file)).toString('base64');
const AT_ONCE = 50;

/** The two photos of every replacement, before and after, also for an older demo database. */
export async function fillZdjecia(database: Database, query: Db): Promise<void> {
  if (await query.selectFrom('zdjeciaProtokolow').select('id').limit(1).executeTakeFirst()) return;
  const protocols = await query
    .selectFrom('protokolyWymiany')
    .selectAll()
    .orderBy('dataWymiany', 'desc')
    .orderBy('idWyjetego')
    .limit(MOST)
    .execute();
  if (protocols.length === 0) return;
  const meters = await query
    .selectFrom('wodomierze')
    .select(['idLicznika', 'nrLicznika'])
    .where(
      'idLicznika',
      'in',
      protocols.flatMap(({ idWyjetego, idZalozonego }) => [idWyjetego, idZalozonego]),
    )
    .execute();
  const meterOf = new Map(meters.map((meter) => [meter.idLicznika, meter]));
  const removed = pictureIn('wodomierzWyjety.png');
  const installed = pictureIn('wodomierzZalozony.png');
  const photo = (idWyjetego: number, idLicznika: number, stanTysieczne: number): Row => {
    const meter = meterOf.get(idLicznika)!;
    const worn = idLicznika === idWyjetego;
    const stan = formatValue(stanTysieczne / 1000, 'unit', 'pl', { unit: 'm3' });
    return {
      idWyjetego,
      podpis: `Wodomierz ${worn ? 'wyjęty' : 'założony'}, nr ${meter.nrLicznika}, stan ${stan}`,
      dane: worn ? removed : installed,
    };
  };
  for (let first = 0; first < protocols.length; first += AT_ONCE) {
    const rows = protocols
      .slice(first, first + AT_ONCE)
      .flatMap((one) => [
        photo(one.idWyjetego, one.idWyjetego, one.stanWyjetegoTysieczne),
        photo(one.idWyjetego, one.idZalozonego, one.stanZalozonegoTysieczne),
      ]);
    await database.insert(query, 'zdjeciaProtokolow', rows);
  }
}
