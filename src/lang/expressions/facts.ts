import { there } from './relations.ts';
import type { Type } from './types.ts';

/** Paths that are known to be there: `calc.wybrane`, `row.kwota`. What leads to such a path is there as well. */
export type Facts = ReadonlySet<string>;

export const noFacts: Facts = new Set();

/** All that is known from any of them. */
export function mergeFacts(...all: readonly Facts[]): Facts {
  const some = all.filter((facts) => facts.size > 0);
  return some.length <= 1 ? (some[0] ?? noFacts) : new Set(some.flatMap((facts) => [...facts]));
}

/** What is known either way. */
export const commonFacts = (a: Facts, b: Facts): Facts => new Set([...a].filter((path) => b.has(path)));

/** The fact that a path is there, and all that leads to it. */
export function factOf(path: string): Facts {
  const names = path.split('.');
  return new Set(names.map((_, i) => names.slice(0, i + 1).join('.')));
}

/** Facts that do not speak of a root that ends here, such as the variable of a macro. */
export const withoutRoot = (facts: Facts, root: string): Facts =>
  new Set([...facts].filter((path) => path !== root && !path.startsWith(`${root}.`)));

/**
 * The scope in which the facts hold, for whoever hands types on. Inside one screen rather pass the facts to `check`:
 * it then still knows that a value may be nothing by its declaration, and lets it be asked again.
 */
export function withFacts(scope: ReadonlyMap<string, Type>, facts: Facts): ReadonlyMap<string, Type> {
  if (facts.size === 0) return scope;
  return new Map([...scope].map(([name, type]) => [name, narrow(type, name, facts)]));
}

function narrow(type: Type, path: string, facts: Facts): Type {
  if (!facts.has(path)) return type;
  const sure = there(type);
  if (sure.kind !== 'record' || ![...facts].some((fact) => fact.startsWith(`${path}.`))) return sure;
  return { ...sure, fields: () => narrowFields(sure.fields(), path, facts) };
}

/** One getter a field: types of named values are worked out when they are asked for. */
function narrowFields(fields: Readonly<Record<string, Type>>, path: string, facts: Facts): Record<string, Type> {
  const narrowed: Record<string, Type> = {};
  for (const name of Object.keys(fields)) {
    Object.defineProperty(narrowed, name, {
      enumerable: true,
      get: () => narrow(fields[name]!, `${path}.${name}`, facts),
    });
  }
  return narrowed;
}
