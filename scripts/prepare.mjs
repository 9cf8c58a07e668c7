/*
 * Installs and builds what a command needs before it runs: `start`, `dev` and `test` need the portal and the office's generated
 * code, `packages` only the packages; all but `start` need the packages of development too. Plain JavaScript without newer
 * syntax: on a fresh clone the machine's own, possibly older Node runs it.
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

async function prepare(purpose) {
  await installPackages(root, purpose !== 'start');
  const node = findNode(modules);
  if (purpose === 'test') installSystemPackages(node, modules);
  if (purpose === 'packages') return;
  buildPortal(root, node);
  generateOfficeCode(node);
}

prepare(process.argv[2] || 'start').catch((failure) => stop(failure.message));
