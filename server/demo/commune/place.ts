import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import { placeOf } from '../../engine/config/contact.ts';
import type { Database } from '../../engine/db/open.ts';
import data from '../kit/data/commune.json' with { type: 'json' };

/**
 * A database for a commune in another place than the shipped demo: in every inserted row the place of the
 * office and the postal code are replaced.
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
