import { tidyWezel } from '../domains/wezel/tidyWezel.ts';
import type { Db } from '../engine/db/open.ts';
import { forgetOld } from '../engine/http/idempotency.ts';

const DAY_MS = 24 * 3600 * 1000;

/** As long as an office keeps its logs; the owner of an account is shown the last twenty. */
const LOGINS_DAYS = 2 * 365;
/** As long as a browser keeps the cookie it is known by. */
const DEVICES_DAYS = 365;

/** Removes what nobody asks for any more: ended sessions, answers kept for repetition, old failures, logins and browsers. */
export async function tidyUp(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sesje').where('koniecMs', '<', nowMs).execute();
  await forgetOld(db, nowMs);
  await tidyWezel(db, nowMs);
  await db
    .deleteFrom('proby')
    .where('odMs', '<', nowMs - 2 * DAY_MS)
    .where('doMs', '<', nowMs - DAY_MS)
    .execute();
  await db.deleteFrom('uzyte').where('doMs', '<', nowMs).execute();
  await db.deleteFrom('kody').where('rodzaj', '=', 'DRUGI_KROK').where('waznyDoMs', '<', nowMs).execute();
  await db
    .deleteFrom('logowania')
    .where('kiedyMs', '<', nowMs - LOGINS_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('urzadzenia')
    .where('ostatnioMs', '<', nowMs - DEVICES_DAYS * DAY_MS)
    .execute();
}
