import type { Selectable } from 'kysely';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { Db } from '../../engine/db/open.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { osobaOf, podmiotInEvent } from '../../engine/events/subjects.ts';
import { digestOf } from '../../engine/process/digest.ts';
import { historiesOf } from '../../engine/process/history.ts';
import { wpisyTables } from '../wpisy/wpisyDesk.ts';

/** A file of the package: where it came from, and what proves that it is the same. */
export interface PackedFile {
  sciezka: string;
  nazwa: string;
  rozmiar: number;
  sha256: string;
  /** The field that the resident sent it for; absent: a document of the office. */
  pole?: string;
}

/** What the registry reads, metadane.json. */
export type Metadane = Awaited<ReturnType<typeof metadaneOf>>;

export async function metadaneOf(
  { db, municipality }: { db: Db; municipality: Municipality },
  wpis: Selectable<WpisRow>,
  pliki: readonly PackedFile[],
) {
  const { wpisId, numer, tabela, stan, kiedyUtworzono, kontoId, podmiotId } = wpis;
  const table = wpisyTables(municipality.data).find(({ name }) => name === tabela);
  const title = table?.process && municipality.texts.pl[table.process.title];
  const podmiot =
    podmiotId === null
      ? undefined
      : await db.selectFrom('podmioty').selectAll().where('podmiotId', '=', podmiotId).executeTakeFirst();
  const history = (await historiesOf(db, [wpisId])).get(wpisId) ?? [];
  return {
    ...{ numer, rodzaj: tabela, tytul: title ?? tabela, stan, zlozono: kiedyUtworzono, skrot: digestOf(wpis) },
    urzad: municipality.manifest.name,
    osoba: await osobaOf(db, kontoId),
    podmiot: podmiot ? podmiotInEvent(podmiot) : null,
    przebieg: history.map(({ kiedy, ruch, stan: na, kto, uwagi }) => ({ kiedy, ruch, stan: na, kto, uwagi })),
    pliki,
  };
}
