import type { Db } from '../../engine/db/open.ts';
import type { Numbered } from '../../engine/events/numberEvents.ts';

/** Makes a delivery of each event for each receiver of its type, also a paused one, in the transaction in which the event gets its number. */
export const deliveriesOf: Numbered = async (db: Db, events) => {
  const receivers = await db.selectFrom('odbiorcyZdarzen').select(['id', 'typy']).execute();
  for (const { id, typy } of receivers) {
    const wanted = JSON.parse(typy) as string[];
    const own = events.filter(({ typ }) => wanted.length === 0 || wanted.includes(typ));
    if (own.length === 0) continue;
    const begun = { odbiorcaId: id, proby: 0, nastepnaMs: 0, wyslanoMs: null, martwaMs: null, blad: null };
    await db
      .insertInto('dostawyZdarzen')
      .values(own.map((event) => ({ ...begun, zdarzenieId: event.id })))
      .execute();
  }
};
