import type { Screen } from '../../src/blocks/screen.ts';
import type { ManifestScreen } from '../../src/lang/descriptors/manifest.ts';
import type { Route } from '../../src/portal/stores/screen/ParamsStore.ts';
import { contract, type Served } from './municipality.ts';

/** Routes of a screen: one for each set of parameters that an example response exists for. */
export function routesOf({ descriptor, manifest }: Served): readonly Route[] {
  const names = Object.keys(descriptor.params);
  const known = new Map<string, Record<string, unknown>>();
  for (const operation of Object.keys(descriptor.calls)) {
    for (const { args = {} } of contract.examples(operation)) {
      const params = Object.entries(args).map(([arg, value]) => [paramOf(descriptor, operation, arg), value] as const);
      const given = Object.fromEntries(params.filter(([name]) => names.includes(name)));
      if (Object.keys(given).length > 0) known.set(JSON.stringify(given), given);
    }
  }
  // With the code of a link, and without it.
  const codes = Object.fromEntries((manifest.hide ?? []).map((name) => [name, 'b3k0aWVua29fa29k']));
  const withCode = manifest.hide ? [codes] : [];
  const given = known.size > 0 ? [...known.values()] : [...withCode, {}];
  return given.map((one) => routeTo(manifest, one));
}

/** The parameter that a source passes unchanged as this argument; most have the same name. */
function paramOf({ data }: Screen, operation: string, arg: string): string {
  const how = Object.values(data).find((source) => source.operation === operation)?.args[arg];
  const tree = JSON.stringify(how && 'value' in how ? how.value : null);
  return /^\["\.",\["\$","params"\],"(\w+)"\]$/.exec(tree)?.[1] ?? arg;
}

function routeTo({ params: places, hide }: ManifestScreen, given: Readonly<Record<string, unknown>>): Route {
  const path: Record<string, string> = {};
  const memory: Record<string, unknown> = {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (places[name] === 'path') path[name] = String(value);
    else if (places[name] === 'query' && !hide?.includes(name)) query.set(name, String(value));
    else memory[name] = value;
  }
  return { path, memory, search: query.size > 0 ? `?${query}` : '' };
}
