/*
 * Installs and builds what a command needs before it runs. Plain JavaScript without newer syntax: on a fresh clone the
 * machine's own, possibly older Node runs it.
 */
import { join } from 'node:path';
import { generateOfficeCode } from './officeCode.mjs';
import { findNode } from './prepare/node.mjs';
import { installPackages } from './prepare/packages.mjs';
import { buildPortal } from './prepare/portal.mjs';
import { root } from './prepare/root.mjs';
import { stop } from './prepare/say.mjs';
import { installSystemPackages } from './prepare/system.mjs';

const modules = join(root, 'node_modules');

/** `all`: the packages of development too; `built`: the portal and the office's generated code; `system`: what tests need of it. */
const PURPOSES = {
  toolkit: {},
  start: { built: true },
  packages: { all: true },
  dev: { all: true, built: true },
  test: { all: true, built: true, system: true },
};

async function prepare({ all = false, built = false, system = false }) {
  await installPackages(root, all);
  const node = findNode(modules);
  if (system) installSystemPackages(node, modules);
  if (!built) return;
  buildPortal(root, node);
  generateOfficeCode(node);
}

prepare(PURPOSES[process.argv[2] || 'start']).catch((failure) => stop(failure.message));
