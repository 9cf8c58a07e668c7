import { tidyAccounts } from '../domains/konto/tidyAccounts.ts';
import { watchKsiegi } from '../domains/platnosci/ksiegi.ts';
import { tidyPayments } from '../domains/platnosci/tidyPayments.ts';
import { tidyDeskSessions } from '../domains/urzednicy/sesje.ts';
import { tidyWezel } from '../domains/wezel/tidyWezel.ts';
import { tidyEvents } from '../domains/zdarzenia/tidyEvents.ts';
import { headOf } from '../engine/audit/digest.ts';
import { sealAudit } from '../engine/audit/seal.ts';
import { tidyAudit } from '../engine/audit/tidyAudit.ts';
import type { Db } from '../engine/db/open.ts';
import { usunSzkice } from '../engine/drafts/szkiceQueries.ts';
import { forgetOld } from '../engine/http/idempotency.ts';
import type { Office } from '../engine/office.ts';
import { tidyOutbox } from '../engine/outbox/tidyOutbox.ts';
import type { App } from './app.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How long an office keeps its logs; the owner of an account sees the last twenty logins. */
const LOGINS_DAYS = 2 * 365;
/** How long a browser keeps the cookie that identifies it. */
const DEVICES_DAYS = 365;

/** Writes what is still in memory, removes what has expired, and checks the books. A failure is logged. */
export async function housekeep(
  app: Pick<App, 'flush' | 'tidyFiles'>,
  { database, config, log, secrets }: Pick<Office, 'database' | 'config' | 'log' | 'secrets'>,
): Promise<void> {
  const db = database.query;
  try {
    await app.flush();
    await chainAudit(db, { config, log, secrets }, new Date());
    await tidyUp(db, Date.now());
    await tidyAccounts(db, Date.now());
    await tidyOutbox(db, 'poczta', Date.now(), config.poczta.smtp !== undefined);
    await tidyOutbox(db, 'smsy', Date.now(), config.sms !== undefined);
    await tidyPayments(db, Date.now());
    await tidyEvents(db, config.zdarzenia, Date.now());
    // Before the files: what only an ended draft named is an unsent file then.
    await usunSzkice(db, { przedMs: Date.now() });
    await app.tidyFiles();
    await watchKsiegi(db, log, new Date());
  } catch (failure) {
    log({ poziom: 'blad', zdarzenie: 'porzadki', blad: String(failure) });
  }
}

/** Seals the lines of the audit log; once a day the log of the process gets the head, which is then outside the database. */
export async function chainAudit(
  db: Db,
  { config, log, secrets }: Pick<Office, 'config' | 'log' | 'secrets'>,
  now: Date,
): Promise<void> {
  await tidyAudit(db, config.audyt, now);
  const sealing = await sealAudit(db, secrets, now);
  if (sealing?.isFirstOfDay) log({ poziom: 'info', zdarzenie: 'audyt', glowa: headOf(sealing.head) });
}

/** Removes ended sessions, stored responses of repeated writes, old failures, logins and browsers. */
export async function tidyUp(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sesje').where('koniecMs', '<', nowMs).execute();
  await tidyDeskSessions(db, nowMs);
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
