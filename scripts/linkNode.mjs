/*
 * Makes a link to the Node that runs Okienko on this machine, for what starts it without scripts/run.mjs.
 *
 *     node scripts/linkNode.mjs /srv/okienko/node
 */
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './prepare/node.mjs';
import { root } from './prepare/root.mjs';

symlinkSync(realpathSync(findNode(join(root, 'node_modules'))), process.argv[2]);
