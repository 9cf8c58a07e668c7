import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '../../../src/generated/events.ts';
import type { Db } from '../db/open.ts';

/**
 * Writes an event, in the transaction of what it reports: both exist or neither. Other systems read it afterwards
 * (docs/events.md).
 */
export async function writeEvent<Type extends EventType>(
  { db, now }: { db: Db; now: Date },
  typ: Type,
  data: EventData[Type],
): Promise<void> {
  await db
    .insertInto('zdarzenia')
    .values({ idZdarzenia: randomUUID(), typ, kiedy: now.toISOString(), dane: JSON.stringify(data) })
    .execute();
}
