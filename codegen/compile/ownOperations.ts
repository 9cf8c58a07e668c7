import type { OwnOperations } from '../artefact/municipality.ts';
import { CheckCache } from '../check/checkCache.ts';
import type { Contract } from '../contract/contract.ts';
import { isOwn } from '../data/data.ts';
import { requests } from '../generate/requests.ts';
import { serialisers } from '../generate/serialisers.ts';

/** The code of the operations that a municipality adds to the shipped contract; undefined when it adds none. */
export function ownOperations(contract: Contract, cache = new CheckCache()): OwnOperations | undefined {
  return cache.once('own operations', [contract], () => {
    const own = new Map([...contract.operations].filter(([, operation]) => isOwn(operation)));
    if (own.size === 0) return undefined;
    const part: Contract = { ...contract, operations: own };
    return { ids: [...own.keys()], requests: requests(part), serialisers: serialisers(part) };
  });
}
