import type { Operation } from '../../src/lang/descriptors/contract.ts';
import * as excise from '../domains/akcyza/handlers.ts';
import * as publicInfo from '../domains/informacjePubliczne/handlers.ts';
import * as inneUslugi from '../domains/inneUslugi/handlers.ts';
import * as account from '../domains/konto/logowanie/handlers.ts';
import * as panel from '../domains/konto/panel/handlers.ts';
import * as registration from '../domains/konto/rejestracja/handlers.ts';
import * as correspondence from '../domains/korespondencja/handlers.ts';
import * as dues from '../domains/naleznosci/handlers.ts';
import * as liquidWaste from '../domains/nieczystosci/handlers.ts';
import * as waste from '../domains/odpady/handlers.ts';
import * as fees from '../domains/oplaty/handlers.ts';
import * as platform from '../domains/platforma/handlers.ts';
import * as payments from '../domains/platnosci/handlers.ts';
import * as taxes from '../domains/podatki/handlers.ts';
import * as vehicles from '../domains/pojazdy/handlers.ts';
import * as content from '../domains/tresci/handlers.ts';
import * as node from '../domains/wezel/handlers.ts';
import * as water from '../domains/woda/handlers.ts';
import * as permits from '../domains/zezwolenia/handlers.ts';
import * as requests from '../domains/zgloszenia/handlers.ts';
import { StartError } from '../engine/config/startError.ts';
import type { AnyHandler, Registry } from '../engine/http/registry.ts';

const domains: readonly object[] = [
  account,
  content,
  correspondence,
  dues,
  excise,
  fees,
  inneUslugi,
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
export const registry: Omit<Registry, 'code'> = {
  handlers: new Map(
    domains
      .flatMap((domain) => Object.entries(domain))
      .filter((entry): entry is [string, AnyHandler] => typeof entry[1] === 'function'),
  ),
  guards: new Map(Object.entries({ ...dues.guards, ...payments.guards, ...taxes.guards, ...water.guards })),
  repeatable: new Set([...account.repeatable, ...node.repeatable, ...panel.repeatable]),
};

/**
 * Holds contract and code against each other before anything is served.
 *
 * @param own operations that the municipality adds: data.config.json answers them
 * @throws StartError naming every operation without a handler (a document needs none) and every handler without an operation
 */
export function checkRegistry(
  operations: ReadonlyMap<string, Operation>,
  { handlers, guards }: Pick<Registry, 'handlers' | 'guards'>,
  own: readonly string[] = [],
): void {
  const wrong = [
    ...[...operations.values()]
      .filter(({ id, answer }) => answer !== 'document' && !handlers.has(id))
      .map(
        ({ id, source }) =>
          `${id} (${source}) ${own.includes(id) ? 'stands in no data.config.json' : 'has no handler'}`,
      ),
    ...[...handlers.keys(), ...guards.keys()]
      .filter((id) => !operations.has(id))
      .map((id) => `the handler ${id} has no operation in the contract`),
  ];
  if (wrong.length > 0) throw new StartError(`Contract and office differ: ${wrong.join('; ')}.`);
}
