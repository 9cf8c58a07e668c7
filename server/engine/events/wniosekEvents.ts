import type { Selectable } from 'kysely';
import type { WniosekZmieniony } from '../../../src/generated/events.ts';
import type { Db } from '../db/open.ts';
import type { WpisRow } from '../db/tables.ts';
import { plikiWpisu } from '../files/plikiQueries.ts';
import { isFiled } from '../process/cosigners.ts';
import { digestOf } from '../process/digest.ts';
import { osobaOf, podmiotInEvent } from './subjects.ts';
import { writeEvent } from './writeEvent.ts';

interface Desk {
  db: Db;
  now: Date;
}

type Wpis = Selectable<WpisRow>;

/** An application was filed, in the transaction of its filing and after its files were assigned. One that waits for signatures is not told. */
export async function tellFiled(desk: Desk, wpis: Wpis): Promise<void> {
  if (!isFiled(wpis.numer)) return;
  const { db } = desk;
  const { numer, tabela, stan, operacja, kiedyUtworzono, kontoId, podmiotId } = wpis;
  const podmiot =
    podmiotId === null
      ? null
      : await db.selectFrom('podmioty').selectAll().where('podmiotId', '=', podmiotId).executeTakeFirstOrThrow();
  await writeEvent(desk, 'wniosek.zlozony', {
    ...{ numer, rodzaj: tabela, stan, operacja, zlozono: kiedyUtworzono },
    ...{ dane: JSON.parse(wpis.dane), skrot: digestOf(wpis), pliki: await filesOf(db, numer) },
    ...{ osoba: await osobaOf(db, kontoId), podmiot: podmiot && podmiotInEvent(podmiot) },
  });
}

type What = Pick<WniosekZmieniony['data'], 'ruch' | 'kto'> &
  Partial<Pick<WniosekZmieniony['data'], 'dane' | 'uwagi' | 'czyDokument'>>;

/** Something happened to a filed application. @param wpis after it */
export async function tellChanged(
  desk: Desk,
  { numer, tabela, stan, termin }: Wpis,
  { ruch, kto, dane = {}, uwagi = null, czyDokument = false }: What,
): Promise<void> {
  if (!isFiled(numer)) return;
  const changed = { numer, rodzaj: tabela, stan, ruch, kto, dane, uwagi, termin, czyDokument };
  await writeEvent(desk, 'wniosek.zmieniony', changed);
}

async function filesOf(db: Db, numer: string) {
  const rows = await plikiWpisu(db, numer);
  return rows.map(({ idPliku, pole, nazwa, rozmiar, rozmiarZapisany, skrot }) => ({
    ...{ idPliku, pole, nazwa, rozmiar: rozmiarZapisany ?? rozmiar },
    sha256: Buffer.from(skrot ?? '', 'base64url').toString('hex'),
  }));
}
