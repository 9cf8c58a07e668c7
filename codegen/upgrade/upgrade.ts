import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import { filesOnDisk } from '../files/files.ts';
import { pointerOf } from '../files/jsonFile.ts';
import { whereIs } from '../overlay/where.ts';
import { Base } from './base.ts';
import { type Claim, claimsOf } from './claims.ts';
import { differences } from './differences.ts';

export interface Upgrade {
  problems: Problem[];
  /** Number of changes of the overlay, and how many have an unchanged original. */
  claims: number;
  same: number;
}

/**
 * Compares an overlay with the old and the new version of its base.
 *
 * @param before after folders of the old and the new base
 * @returns new errors of the check, changes whose original is another now, and needless changes
 */
export function upgrade(before: string, after: string, overlay: string): Upgrade {
  const old = new Base(filesOnDisk(before));
  const fresh = new Base(filesOnDisk(after));
  const { layers } = whereIs(overlay, after);
  const isDefined = (name: string) => [old, fresh].some((base) => base.definition(name) !== undefined);
  const claims = layers.above ? claimsOf(layers.above, layers.nameAbove, isDefined) : [];
  const broken = newErrors(before, after, overlay);
  // A change without a target is already an error.
  const standing = claims.filter((claim) => !broken.some((problem) => concerns(problem, claim)));
  const changed = standing.flatMap((claim) => about(claim, claim.below(old), claim.below(fresh)) ?? []);
  return { problems: [...broken, ...changed], claims: claims.length, same: standing.length - changed.length };
}

/** Is the problem in this change? */
function concerns({ file, pointer }: Problem, { file: own, path }: Claim): boolean {
  const change = pointerOf(path[0] === 'edits' ? path.slice(0, 2) : path);
  return file === own.name && (pointer.startsWith(change) || change.startsWith(`${pointer}/`));
}

/** Errors that the old base did not have. */
function newErrors(before: string, after: string, overlay: string): Problem[] {
  const [old, fresh] = [before, after].map((base) => {
    const { layers, ...where } = whereIs(overlay, base);
    return checkLayers(where, layers).problems.filter(({ severity }) => severity === 'error');
  });
  const known = new Set(old!.map(keyOf));
  return fresh!.filter((problem) => !known.has(keyOf(problem)));
}

const keyOf = ({ file, pointer, code, message }: Problem): string => [file, pointer, code, message].join('\n');

function about(claim: Claim, was: unknown, is: unknown): Problem | undefined {
  if (isDeepStrictEqual(was, is)) return undefined;
  const needless = claim.gives !== undefined && isDeepStrictEqual(claim.gives, is);
  const { file, path, address } = claim;
  return {
    code: needless ? 'upgrade.needless' : 'upgrade.changed',
    severity: 'warning',
    file: file.name,
    pointer: pointerOf(path),
    ...file.keyPlace(path),
    message: needless
      ? `The new base has the same value at ${address}: this change is no longer needed.`
      : `The base has changed at ${address}. Check that this change is still right.`,
    ...(!needless && { help: differences(was, is) }),
  };
}
