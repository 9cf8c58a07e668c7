import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import type { PodmiotRow } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { Secrets } from '../session/secrets.ts';
import type { Session } from '../session/sessions.ts';

/** What an operation gets, whoever calls it: an HTTP request, or a document that needs its data. */
export interface Context<Args = unknown> {
  args: Args;
  /** Never missing where the operation needs one. */
  session: Session | undefined;
  /** The chosen subject; never missing in an operation with `x-subject`. */
  podmiot: PodmiotRow | undefined;
  /** The transaction of a write, otherwise the database. */
  db: Db;
  config: Config;
  secrets: Secrets;
  now: Date;
  /** The day in Warsaw, ISO. */
  today: string;
  lang: Language;
  municipality: Municipality;
  services: Services;
  /** Address of the caller. */
  ip: string;
  /** What the caller's browser calls itself; '' for none. */
  agent: string;
  /** All of the caller's cookies, as they came. */
  cookies: string | undefined;
  /** Headers that go with the answer. */
  headers: Record<string, string | string[]>;
  /** Draws the document of this operation, for an answer that holds it in a field. @throws DocumentError, Refusal */
  document(): Promise<Buffer>;
  /** Logs a failure of ours that the answer tells in its own way. @throws the error itself when it is a refusal */
  fault(error: unknown): void;
}

/** One operation of the contract. @throws Refusal */
export type Handler<Args = never, Answer = unknown> = (ctx: Context<Args>) => Promise<Answer>;

export function sessionOf(ctx: Context): Session {
  if (!ctx.session) throw new Error('An operation without a session asked for it: its x-access is wrong.');
  return ctx.session;
}

export function podmiotOf(ctx: Context): PodmiotRow {
  if (!ctx.podmiot) throw new Error('An operation without a subject asked for it: its x-subject is wrong.');
  return ctx.podmiot;
}
