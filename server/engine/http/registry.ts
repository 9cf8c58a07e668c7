import type { Context } from './context.ts';
import type { ContractCode } from './contractCode.ts';

export type AnyHandler = (ctx: Context<never>) => Promise<unknown>;

/** A check before a document is drawn; it throws the refusal. */
export type Guard = (ctx: Context<never>) => Promise<void>;

/** The name of the PDF that the office's own systems have issued; nothing: the document is drawn from its screen. */
export type PrintOf = (ctx: Context<never>) => Promise<string | null | undefined>;

/** The operations of an office: handlers, checks before a document, and writes that need no idempotency key. */
export interface Registry {
  handlers: ReadonlyMap<string, AnyHandler>;
  guards: ReadonlyMap<string, Guard>;
  prints: ReadonlyMap<string, PrintOf>;
  repeatable: ReadonlySet<string>;
  /** Operations on accounts and logins, which run in the role of these. */
  ofAccounts: ReadonlySet<string>;
  /** Reads requests and writes responses. */
  code: ContractCode;
}
