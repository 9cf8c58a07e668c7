import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import { placeOf } from '../../engine/config/contact.ts';
import type { Database } from '../../engine/db/open.ts';
import data from '../kit/data/commune.json' with { type: 'json' };

/**
 * The database for a commune that lies elsewhere than the one the demo was written of: in whatever is inserted the place of
 * its office and the postal code are the other ones.
 */
export function lyingIn(database: Database, contact: OfficeFacts['contact'] | undefined): Database {
  const { place, postcode } = placeOf(contact ?? {});
  if (!place || !postcode || place === data.miejscowosc) return database;
  const moved = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll(data.miejscowosc, place).replaceAll(data.kodPocztowy, postcode)
      : value;
  const row = (one: object): object =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, moved(value)]));
  return { ...database, insert: (query, table, rows) => database.insert(query, table, rows.map(row)) };
}
