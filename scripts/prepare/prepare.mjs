import { join } from 'node:path';
import { generateOfficeCode } from '../officeCode.mjs';
import { mustWrite } from './mustWrite.mjs';
import { findNode } from './node.mjs';
import { installPackages } from './packages.mjs';
import { buildPortal, buildStudio } from './portal.mjs';
import { root } from './root.mjs';
import { installSystemPackages } from './system.mjs';

const tests = { all: true, built: true, studio: true, system: true };

/** `all`: the packages of development too; `built`: the portal and the office's generated code; `studio`: the studio of okienko dev; `system`: programs that tests need. */
const PURPOSES = {
  toolkit: {},
  start: { built: true },
  packages: { all: true },
  studio: { studio: true },
  hosted: { built: true, studio: true },
  dev: { all: true, built: true },
  test: tests,
  bench: tests,
  hostile: { all: true, built: true },
};

/**
 * Installs and builds what is missing.
 *
 * @param purpose a name of PURPOSES
 */
export async function prepare(purpose) {
  const { all = false, built = false, studio = false, system = false } = PURPOSES[purpose];
  await installPackages(root, all, purpose);
  const modules = join(root, 'node_modules');
  const node = findNode(modules);
  if (system) installSystemPackages(node, modules);
  try {
    if (studio) buildStudio(root, node);
    if (!built) return;
    buildPortal(root, node);
    generateOfficeCode(node);
  } catch (failure) {
    mustWrite(root, purpose);
    throw failure;
  }
}
