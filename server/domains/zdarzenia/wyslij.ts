import type { Selectable } from 'kysely';
import type { EngineConfig } from '../../engine/config/config.ts';
import type { Db } from '../../engine/db/open.ts';
import { eventText } from '../../engine/events/eventText.ts';
import type { DostawaZdarzeniaRow, OdbiorcaZdarzenRow } from '../../engine/events/tables.ts';
import { fetchBytes, isSafe, ProviderFailure } from '../../engine/http/callProvider.ts';
import { allowing, literalIp, lookupOnly } from '../../engine/http/networks.ts';
import { SendFailure } from '../../engine/outbox/sendFailure.ts';
import { type Sealed, unseal } from '../../engine/session/seal.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { signedHeaders } from './podpis.ts';
import type { ZdarzeniaConfig } from './settings.ts';

const LIMIT_MS = 10_000;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const GONE = 410;
const TOO_MANY = 429;

/** What sending needs. */
export interface WebhookDesk {
  db: Db;
  secrets: Secrets;
  config: Pick<EngineConfig, 'mode'> & { zdarzenia: ZdarzeniaConfig };
  now(): Date;
}

export type Odbiorca = Selectable<OdbiorcaZdarzenRow>;
export type Dostawa = Selectable<DostawaZdarzeniaRow>;

/** How the secrets of a receiver are encrypted. */
export const ofOdbiorca = (nazwa: string): Sealed => ({ use: 'webhook', of: `odbiorca:${nazwa}` });

/**
 * Sends one event to its receiver by the Standard Webhooks specification, once. Redirects are not followed, and what the
 * receiver answers is not read.
 *
 * @throws SendFailure `server`: the receiver is out of order; `later`: it did not take this event; `refused`: it wants none any more
 */
export async function wyslijZdarzenie(desk: WebhookDesk, dostawa: Dostawa): Promise<void> {
  const { db, now } = desk;
  const odbiorca = await db
    .selectFrom('odbiorcyZdarzen')
    .selectAll()
    .where('id', '=', dostawa.odbiorcaId)
    .executeTakeFirstOrThrow();
  const event = await db
    .selectFrom('zdarzenia')
    .select(['idZdarzenia', 'typ', 'kiedy', 'dane'])
    .where('id', '=', dostawa.zdarzenieId)
    .executeTakeFirstOrThrow();
  const body = eventText(event);
  const message = { id: event.idZdarzenia, timestamp: Math.floor(now().getTime() / 1000), body };
  const status = await post(desk, new URL(odbiorca.adres), body, signedHeaders(message, sekretyOf(desk, odbiorca)));
  if (status >= 200 && status < 300) return;
  const kod = `HTTP ${status}`;
  if (status === GONE) {
    await db.updateTable('odbiorcyZdarzen').set({ stan: 'WSTRZYMANY' }).where('id', '=', odbiorca.id).execute();
    throw new SendFailure('refused', kod);
  }
  throw new SendFailure(status >= 500 || status === TOO_MANY ? 'server' : 'later', kod);
}

/** The present secret, and for a time after a rotation the one before. */
function sekretyOf({ secrets, now }: WebhookDesk, { nazwa, sekret, poprzedniSekret, poprzedniDoMs }: Odbiorca) {
  const isBefore = poprzedniSekret !== null && (poprzedniDoMs ?? 0) > now().getTime();
  return [sekret, ...(isBefore ? [poprzedniSekret] : [])].map((one) => unseal(secrets, ofOdbiorca(nazwa), one));
}

async function post({ config }: WebhookDesk, url: URL, body: string, signed: Readonly<Record<string, string>>) {
  const refusal = adresRefusal(config, url);
  if (refusal) throw new SendFailure('server', refusal);
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Okienko' };
  try {
    const call = { url, method: 'POST', headers, body, limitMs: LIMIT_MS, largest: 0, isBodyIgnored: true } as const;
    return (await fetchBytes({ ...call, lookup: lookupOnly(allowedIn(config)) })).status;
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure;
    throw new SendFailure('server', failure.message);
  }
}

/** Why an address can be no receiver's; undefined: it can. A name is looked up only when something is sent. */
export function adresRefusal(config: WebhookDesk['config'], url: URL): 'no TLS' | 'NOT_PUBLIC' | undefined {
  if (!isSafe(url) || (config.mode === 'production' && url.protocol !== 'https:')) return 'no TLS';
  const ip = literalIp(url);
  return ip !== undefined && !allowedIn(config)(ip) ? 'NOT_PUBLIC' : undefined;
}

/** In a demo also this machine. */
const allowedIn = ({ mode, zdarzenia }: WebhookDesk['config']) =>
  allowing(mode === 'demo' ? [...zdarzenia.sieci, ...LOOPBACK] : zdarzenia.sieci);
