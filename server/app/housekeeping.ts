import { tidyAccounts } from '../domains/konto/tidyAccounts.ts';
import { watchKsiegi } from '../domains/platnosci/ksiegi.ts';
import { tidyPayments } from '../domains/platnosci/tidyPayments.ts';
import { tidyDeskSessions } from '../domains/urzednicy/sesje.ts';
import { tidyWezel } from '../domains/wezel/tidyWezel.ts';
import { tidyEvents } from '../domains/zdarzenia/tidyEvents.ts';
import { headOf } from '../engine/audit/digest.ts';
import { sealAudit } from '../engine/audit/seal.ts';
import { tidyAudit } from '../engine/audit/tidyAudit.ts';
import { onDuty } from '../engine/db/onDuty.ts';
import type { Db } from '../engine/db/open.ts';
import { usunSzkice } from '../engine/drafts/szkiceQueries.ts';
import { forgetOld } from '../engine/http/idempotency.ts';
import { forgetReads } from '../engine/http/sharedReads.ts';
import type { Office } from '../engine/office.ts';
import { tidyOutbox } from '../engine/outbox/tidyOutbox.ts';
import type { App } from './app.ts';
import { forgetStrangers } from './retention/forgetStrangers.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How long an office keeps its logs; the owner of an account sees the last twenty logins. */
export const LOGINS_DAYS = 2 * 365;
/** How long a browser keeps the cookie that identifies it. */
export const DEVICES_DAYS = 365;

/** One process is enough for it; each tries every minute. */
const TIDYING = { everyMs: 50_000, longestMs: 10 * 60_000 };

/** Writes what is still in memory; one of all processes removes what has expired, and checks the books. A failure is logged. */
export async function housekeep(
  app: Pick<App, 'flush' | 'tidyFiles'>,
  { database, config, log, secrets }: Pick<Office, 'database' | 'config' | 'log' | 'secrets'>,
): Promise<void> {
  const db = database.query;
  const tidy = async () => {
    await tidyRows(db, config, Date.now());
    await chainAudit(db, { log, secrets }, new Date());
    await app.tidyFiles();
    await watchKsiegi(db, log, new Date());
  };
  try {
    await app.flush();
    await onDuty(db, 'porzadki', TIDYING, Date.now, tidy);
  } catch (failure) {
    log({ poziom: 'blad', zdarzenie: 'porzadki', blad: String(failure) });
  }
}

/** Removes all rows that have come to the end of their time (server/app/retention/rules.ts). The files of residents follow. */
export async function tidyRows(db: Db, config: Office['config'], nowMs: number): Promise<void> {
  await tidyAudit(db, config.audyt, new Date(nowMs));
  await tidyUp(db, nowMs);
  await tidyAccounts(db, nowMs);
  await forgetStrangers(db, nowMs);
  await tidyOutbox(db, 'poczta', nowMs, config.poczta.smtp !== undefined);
  await tidyOutbox(db, 'smsy', nowMs, config.sms !== undefined);
  await tidyPayments(db, nowMs);
  await tidyEvents(db, config.zdarzenia, nowMs);
  // Before the files: what only an ended draft named is an unsent file then.
  await usunSzkice(db, { przedMs: nowMs });
}

/** Seals the lines of the audit log; once a day the log of the process gets the head, which is then outside the database. */
export async function chainAudit(db: Db, { log, secrets }: Pick<Office, 'log' | 'secrets'>, now: Date): Promise<void> {
  const sealing = await sealAudit(db, secrets, now);
  if (sealing?.isFirstOfDay) log({ poziom: 'info', zdarzenie: 'audyt', glowa: headOf(sealing.head) });
}

/** Removes ended sessions, stored responses of repeated writes, old failures, logins and browsers. */
export async function tidyUp(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sesje').where('koniecMs', '<', nowMs).execute();
  await tidyDeskSessions(db, nowMs);
  await forgetOld(db, nowMs);
  await forgetReads(db, nowMs);
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
