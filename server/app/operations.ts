import type { Operation } from '../../src/lang/descriptors/contract.ts';
import * as akcyza from '../domains/akcyza/handlers.ts';
import * as informacjePubliczne from '../domains/informacjePubliczne/handlers.ts';
import * as inneUslugi from '../domains/inneUslugi/handlers.ts';
import * as logowanie from '../domains/konto/logowanie/handlers.ts';
import * as panel from '../domains/konto/panel/handlers.ts';
import * as rejestracja from '../domains/konto/rejestracja/handlers.ts';
import * as korespondencja from '../domains/korespondencja/handlers.ts';
import * as naleznosci from '../domains/naleznosci/handlers.ts';
import * as nieczystosci from '../domains/nieczystosci/handlers.ts';
import * as odpady from '../domains/odpady/handlers.ts';
import * as oplaty from '../domains/oplaty/handlers.ts';
import * as platforma from '../domains/platforma/handlers.ts';
import * as platnosci from '../domains/platnosci/handlers.ts';
import * as podatki from '../domains/podatki/handlers.ts';
import * as pojazdy from '../domains/pojazdy/handlers.ts';
import * as sprawy from '../domains/sprawy/handlers.ts';
import * as tresci from '../domains/tresci/handlers.ts';
import * as wezel from '../domains/wezel/handlers.ts';
import * as woda from '../domains/woda/handlers.ts';
import * as zezwolenia from '../domains/zezwolenia/handlers.ts';
import * as zgloszenia from '../domains/zgloszenia/handlers.ts';
import { StartError } from '../engine/config/startError.ts';
import * as drafts from '../engine/http/draftOperations.ts';
import * as files from '../engine/http/fileOperations.ts';
import type { AnyHandler, Guard, PrintOf, Registry } from '../engine/http/registry.ts';

/** Beside its operations, the handlers of a domain export the checks before its documents, the documents issued elsewhere, and its writes without an idempotency key. */
interface Domain {
  [operation: string]: unknown;
  guards?: Readonly<Record<string, Guard>>;
  prints?: Readonly<Record<string, PrintOf>>;
  repeatable?: readonly string[];
}

const domains: readonly Domain[] = [
  logowanie,
  tresci,
  korespondencja,
  naleznosci,
  akcyza,
  oplaty,
  inneUslugi,
  nieczystosci,
  wezel,
  panel,
  platnosci,
  zezwolenia,
  platforma,
  informacjePubliczne,
  rejestracja,
  zgloszenia,
  sprawy,
  podatki,
  pojazdy,
  odpady,
  woda,
  files,
  drafts,
];

/** Every exported function of a domain's handlers is an operation of that name. */
export const registry: Omit<Registry, 'code'> = {
  handlers: new Map(
    domains
      .flatMap((domain) => Object.entries(domain))
      .filter((entry): entry is [string, AnyHandler] => typeof entry[1] === 'function'),
  ),
  guards: new Map(domains.flatMap(({ guards = {} }) => Object.entries(guards))),
  prints: new Map(domains.flatMap(({ prints = {} }) => Object.entries(prints))),
  ofAccounts: new Set(
    [logowanie, wezel, panel, rejestracja].flatMap((domain: Domain) =>
      Object.keys(domain).filter((name) => typeof domain[name] === 'function'),
    ),
  ),
  repeatable: new Set(domains.flatMap(({ repeatable = [] }) => repeatable)),
};

/**
 * Compares contract and code before anything is served.
 *
 * @param own operations that the municipality adds: data.config.json answers them
 * @throws StartError naming every operation without a handler (a document needs none) and every handler without an operation
 */
export function checkRegistry(
  operations: ReadonlyMap<string, Operation>,
  { handlers, guards, prints }: Pick<Registry, 'handlers' | 'guards' | 'prints'>,
  own: readonly string[] = [],
): void {
  const wrong = [
    ...[...operations.values()]
      .filter(({ id, answer }) => answer !== 'document' && !handlers.has(id))
      .map(
        ({ id, source }) =>
          `${id} (${source}) ${own.includes(id) ? 'is bound in no data.config.json' : 'has no handler'}`,
      ),
    ...[...handlers.keys(), ...guards.keys(), ...prints.keys()]
      .filter((id) => !operations.has(id))
      .map((id) => `the handler ${id} has no operation in the contract`),
  ];
  if (wrong.length > 0) throw new StartError(`Contract and office differ: ${wrong.join('; ')}.`);
}
