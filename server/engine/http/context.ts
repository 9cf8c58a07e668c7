import type { Readable } from 'node:stream';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import type { PodmiotRow } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { Secrets } from '../session/secrets.ts';
import type { Session } from '../session/sessions.ts';

/** The input of an operation, called by an HTTP request or by a document that needs its data. */
export interface Context<Args = unknown> {
  args: Args;
  /** Always present when the operation requires one. */
  session: Session | undefined;
  /** The chosen subject; always present in an operation with `x-subject`. */
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
  /** The IP address of the caller. */
  ip: string;
  /** The `User-Agent` of the caller; '' for none. */
  agent: string;
  /** The `Idempotency-Key` of a write; absent: it has none. */
  klucz?: string | undefined;
  /** The draft of the form that a write sends (`X-Okienko-Szkic`). */
  szkic?: string | undefined;
  /** The `Cookie` header of the caller, unparsed. */
  cookies: string | undefined;
  /** The body of an operation that takes a part of a file; absent: it is empty. */
  bytes?: Readable;
  /** Headers of the response. */
  headers: Record<string, string | string[]>;
  /** Calls an operation that answers data, with the rights and the subject of the caller, in the same transaction. @throws Refusal */
  ask(operation: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Draws the document of this operation, for a response that contains it in a field. @throws DocumentError, Refusal */
  document(): Promise<Buffer>;
  /** Logs an internal error that the response reports in its own way. @throws the error itself when it is a refusal */
  fault(error: unknown): void;
}

/** One operation of the contract. @throws Refusal */
export type Handler<Args = never, Answer = unknown> = (ctx: Context<Args>) => Promise<Answer>;

export function sessionOf(ctx: Pick<Context, 'session'>): Session {
  if (!ctx.session) throw new Error('An operation without a session asked for it: its x-access is wrong.');
  return ctx.session;
}

export function podmiotOf(ctx: Context): PodmiotRow {
  if (!ctx.podmiot) throw new Error('An operation without a subject asked for it: its x-subject is wrong.');
  return ctx.podmiot;
}
