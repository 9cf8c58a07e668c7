import type { DatabaseSync } from 'node:sqlite';
import { folded } from '../../../src/lang/values/folded.ts';

/** The name of a property in JSON. Inside of a value its quotes are escaped. */
export const NAME = '"[A-Za-z0-9_@]+":';
const NAMES = new RegExp(NAME, 'g');

/** Functions for searches: SQLite's own ones know the case of ASCII letters only. `foldedText.ts` uses them. */
export function addFunctions(db: DatabaseSync): void {
  db.function('folded', { deterministic: true }, (text) => (text === null ? null : folded(String(text))));
  db.function('without_names', { deterministic: true }, (json) =>
    json === null ? null : String(json).replace(NAMES, ' '),
  );
}
