import type { PublishedContract } from '../../../codegen/artefact/municipality.ts';
import { StartError } from '../config/startError.ts';

/**
 * Routes are registered when the office starts, so an operation added by a reload would have none.
 *
 * @throws StartError naming what is new
 */
export function checkRoutes(served: PublishedContract, next: PublishedContract): void {
  const added = [...next.operations.values()].filter(({ id, method, path }) => {
    const known = served.operations.get(id);
    return known?.method !== method || known.path !== path;
  });
  if (added.length > 0)
    throw new StartError(
      `The contract has new addresses (${added.map(({ id }) => id).join(', ')}): stop the office and start it again to serve them.`,
    );
}
