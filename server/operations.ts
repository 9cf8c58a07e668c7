import { isOwn } from '../codegen/data/data.ts';
import type { Operation } from '../src/descriptors/contract.ts';
import type { Context } from './context.ts';
import { type ContractCode, shippedCode } from './contractCode.ts';
import * as account from './routes/account/handlers.ts';
import * as content from './routes/content/handlers.ts';
import * as correspondence from './routes/correspondence/handlers.ts';
import * as dues from './routes/dues/handlers.ts';
import * as excise from './routes/excise/handlers.ts';
import * as fees from './routes/fees/handlers.ts';
import * as liquidWaste from './routes/liquid-waste/handlers.ts';
import * as node from './routes/node/handlers.ts';
import * as panel from './routes/panel/handlers.ts';
import * as payments from './routes/payments/handlers.ts';
import * as permits from './routes/permits/handlers.ts';
import * as platform from './routes/platform/handlers.ts';
import * as publicInfo from './routes/public-info/handlers.ts';
import * as registration from './routes/registration/handlers.ts';
import * as requests from './routes/requests/handlers.ts';
import * as taxes from './routes/taxes/handlers.ts';
import * as vehicles from './routes/vehicles/handlers.ts';
import * as waste from './routes/waste/handlers.ts';
import * as water from './routes/water/handlers.ts';
import { StartError } from './startError.ts';

type AnyHandler = (ctx: Context<never>) => Promise<unknown>;

/** What the office can do: one handler an operation, checks before a document, writes that need no key. */
export interface Registry {
  handlers: ReadonlyMap<string, AnyHandler>;
  guards: ReadonlyMap<string, (ctx: Context<never>) => Promise<void>>;
  repeatable: ReadonlySet<string>;
  /** Reads requests and writes answers. */
  code: ContractCode;
}

const domains: readonly object[] = [
  account,
  content,
  correspondence,
  dues,
  excise,
  fees,
  liquidWaste,
  node,
  panel,
  payments,
  permits,
  platform,
  publicInfo,
  registration,
  requests,
  taxes,
  vehicles,
  waste,
  water,
];

/** Every exported function of a domain's handlers is an operation of that name. */
export const registry: Registry = {
  handlers: new Map(
    domains
      .flatMap((domain) => Object.entries(domain))
      .filter((entry): entry is [string, AnyHandler] => typeof entry[1] === 'function'),
  ),
  guards: new Map(Object.entries({ ...dues.guards, ...payments.guards, ...taxes.guards, ...water.guards })),
  repeatable: new Set([...account.repeatable, ...node.repeatable, ...panel.repeatable]),
  code: shippedCode,
};

/**
 * Holds contract and code against each other before anything is served.
 *
 * @throws StartError naming every operation without a handler (a document needs none) and every handler without an operation
 */
export function checkRegistry(operations: ReadonlyMap<string, Operation>, { handlers, guards }: Registry): void {
  const wrong = [
    ...[...operations.values()]
      .filter(({ id, answer }) => answer !== 'document' && !handlers.has(id))
      .map(
        (operation) =>
          `${operation.id} (${operation.source}) ${isOwn(operation) ? 'stands in no data.config.json' : 'has no handler'}`,
      ),
    ...[...handlers.keys(), ...guards.keys()]
      .filter((id) => !operations.has(id))
      .map((id) => `the handler ${id} has no operation in the contract`),
  ];
  if (wrong.length > 0) throw new StartError(`Contract and office differ: ${wrong.join('; ')}.`);
}
