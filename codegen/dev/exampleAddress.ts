import type { Screen } from '../../src/blocks/screen.ts';
import type { Contract } from '../contract/contract.ts';

/**
 * An address of a screen with data: a parameter has the value of the argument in the contract's examples.
 *
 * @param opens the query with which a service opens its screen
 */
export function exampleAddress(screen: Screen, contract: Contract, opens = ''): string {
  const query = new URLSearchParams(opens);
  let path = screen.path;
  for (const [name, { in: place }] of Object.entries(screen.params)) {
    const value = exampleOf(name, screen, contract);
    if (place === 'path') path = path.replace(`:${name}`, encodeURIComponent(value ?? '1'));
    else if (place === 'query' && value !== undefined && !query.has(name)) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function exampleOf(param: string, { data }: Screen, contract: Contract): string | undefined {
  for (const { operation, args } of Object.values(data)) {
    for (const [arg, how] of Object.entries(args)) {
      if (!('value' in how) || JSON.stringify(how.value) !== JSON.stringify(['.', ['$', 'params'], param])) continue;
      const example = contract
        .examples(operation)
        .find((one) => one.args?.[arg] !== undefined && one.args[arg] !== null);
      if (example) return String(example.args![arg]);
    }
  }
  return undefined;
}
