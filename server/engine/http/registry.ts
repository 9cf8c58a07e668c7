import type { Context } from './context.ts';
import type { ContractCode } from './contractCode.ts';

export type AnyHandler = (ctx: Context<never>) => Promise<unknown>;

/** The operations of an office: handlers, checks before a document, and writes that need no idempotency key. */
export interface Registry {
  handlers: ReadonlyMap<string, AnyHandler>;
  guards: ReadonlyMap<string, (ctx: Context<never>) => Promise<void>>;
  repeatable: ReadonlySet<string>;
  /** Reads requests and writes responses. */
  code: ContractCode;
}
