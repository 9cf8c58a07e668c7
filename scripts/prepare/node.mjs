import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './say.mjs';

const OLDEST = [24, 15];

/** Whether the Node that runs this can run Okienko; it may be the one in node_modules. */
export function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Where npm links the Node of scripts/node/package.json. */
export function ownNode(modules) {
  return join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** The Node of node_modules if there is one for this machine, else the machine's own if it is new enough. */
export function findNode(modules) {
  const own = ownNode(modules);
  if (existsSync(own)) return own;
  if (isNewEnough()) return process.execPath;
  return stop(
    `Okienko needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}
