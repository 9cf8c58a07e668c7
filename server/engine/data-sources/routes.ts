import type { Contract } from '../../../codegen/contract/load.ts';
import { StartError } from '../config/startError.ts';

/**
 * Addresses are given out when the office starts: what a reload adds to the contract would be nowhere.
 *
 * @throws StartError naming what is new
 */
export function checkRoutes(served: Contract, next: Contract): void {
  const added = [...next.operations.values()].filter(({ id, method, path }) => {
    const known = served.operations.get(id);
    return known?.method !== method || known.path !== path;
  });
  if (added.length > 0)
    throw new StartError(
      `The contract has new addresses (${added.map(({ id }) => id).join(', ')}): stop the office and start it again to serve them.`,
    );
}
