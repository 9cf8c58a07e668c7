import type { Selectable } from 'kysely';
import type { Db } from '../../engine/db/open.ts';
import type { Odbiorca, Wskazanie, Zlecenie } from './kanal.ts';
import type { ZlecenieRataRow, ZlecenieRow } from './tables.ts';

export type Wiersz = Selectable<ZlecenieRow>;
/** A part of an instalment in an order. */
export type Czesc = Selectable<ZlecenieRataRow>;

/** An order: its row in the database, and as its provider gets it. */
export interface Odczyt {
  wiersz: Wiersz;
  zlecenie: Zlecenie;
}

/** @returns undefined for an unknown order */
export async function readZlecenie(db: Db, which: Wskazanie): Promise<Odczyt | undefined> {
  const row = await db
    .selectFrom('zlecenia')
    .leftJoin('konta', 'konta.kontoId', 'zlecenia.kontoId')
    .selectAll('zlecenia')
    .select(['konta.email', 'czyEmailPotwierdzony'])
    .$call((query) =>
      'id' in which
        ? query.where('zlecenia.id', '=', which.id)
        : query.where('zlecenia.idPrzelewu', '=', which.idPrzelewu),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, czyEmailPotwierdzony, ...wiersz } = row;
  // A provider sends payment details to it: a mistyped address is a stranger's.
  return { wiersz, zlecenie: zlecenieOf(wiersz, (czyEmailPotwierdzony === 1 && email) || '') };
}

function zlecenieOf(wiersz: Wiersz, email: string): Zlecenie {
  const { id, idPrzelewu, kwotaGrosze, numerRachunku, tytul, jezyk, zleconoMs, waznyDoMs } = wiersz;
  return {
    id,
    idPrzelewu,
    kwotaGrosze,
    numerRachunku,
    tytul,
    odbiorca: JSON.parse(wiersz.odbiorca) as Odbiorca,
    email,
    jezyk,
    zleconoMs,
    waznyDoMs,
    idDostawcy: wiersz.idDostawcy,
    adresDostawcy: wiersz.adresDostawcy,
  };
}
