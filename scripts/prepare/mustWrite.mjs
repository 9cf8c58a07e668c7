import { accessSync, constants } from 'node:fs';
import { stop } from './say.mjs';

/**
 * A service may read its program and not change it, so somebody else installs and builds it.
 *
 * @param root the folder of the program
 * @param purpose of the preparation
 */
export function mustWrite(root, purpose) {
  try {
    accessSync(root, constants.W_OK);
  } catch (_) {
    stop(
      `${root} is not prepared, and this user may not write there: run \`node scripts/prepare.mjs ${purpose}\` as its owner, then start again.`,
    );
  }
}
