import { there } from './relations.ts';
import type { Tree, TreeNode } from './tree.ts';
import type { Type } from './types.ts';

/** Paths known to be present: `calc.wybrane`, `row.kwota`. Every prefix of such a path is present as well. */
export type Facts = ReadonlySet<string>;

export const noFacts: Facts = new Set();

/** The facts that any of them proves. */
export function mergeFacts(...all: readonly Facts[]): Facts {
  const some = all.filter((facts) => facts.size > 0);
  return some.length <= 1 ? (some[0] ?? noFacts) : new Set(some.flatMap((facts) => [...facts]));
}

/** The facts that both prove. */
export const commonFacts = (a: Facts, b: Facts): Facts => new Set([...a].filter((path) => b.has(path)));

/** The fact that a path is present, with all its prefixes. */
export function factOf(path: string): Facts {
  const names = path.split('.');
  return new Set(names.map((_, i) => names.slice(0, i + 1).join('.')));
}

/** The fact that a list has items: those of a list with the same items in another order or form are counted as well. */
export function nonEmpty(list: Tree): string {
  if (!Array.isArray(list)) return JSON.stringify(list);
  const [operator, first, second] = list as TreeNode;
  if (operator === 'map' || operator === 'sortBy' || operator === 'sortDesc') return nonEmpty(first!);
  if (operator === 'call' && (first === 'distinct' || first === 'grouped')) return nonEmpty(second!);
  return `items of ${JSON.stringify(list)}`;
}

/** The facts without those about a root that goes out of scope, such as the variable of a macro. */
export const withoutRoot = (facts: Facts, root: string): Facts =>
  new Set(
    [...facts].filter(
      (path) => path !== root && !path.startsWith(`${root}.`) && !path.includes(JSON.stringify(['$', root])),
    ),
  );

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

/** One getter a field: types of named values are computed when they are read. */
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
