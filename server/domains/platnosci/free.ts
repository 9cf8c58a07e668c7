import { expressionBuilder } from 'kysely';
import type { Tables } from '../../engine/db/tables.ts';

/** Condition of a query on an instalment: no payment is under way for it. */
export function isFree() {
  const eb = expressionBuilder<Tables, 'ratyZbiorcze'>();
  const taken = eb
    .selectFrom('zajeteRaty')
    .select('zajeteRaty.zlecenieId')
    .whereRef('zajeteRaty.idNaleznosciRatyZbiorczej', '=', 'ratyZbiorcze.idNaleznosciRatyZbiorczej');
  return eb.not(eb.exists(taken));
}
