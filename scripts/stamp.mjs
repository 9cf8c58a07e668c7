/* What is made from sources is made again only when they change. Plain JavaScript: scripts/prepare.mjs runs on an older Node. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare/root.mjs';

/**
 * Runs `make` unless `made` was made from these very sources.
 *
 * @param made a file that `make` writes, from the root of the repository
 * @param stamp where the hash of the sources is noted
 * @param sources files and folders
 */
export function whenChanged({ made, stamp, sources }, make) {
  const wanted = hashOf(sources);
  const noted = join(root, stamp);
  if (existsSync(noted) && readFileSync(noted, 'utf8') === wanted && existsSync(join(root, made))) return;
  make();
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, wanted);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** From the root, so that a copy of the repository and what is made from it need not make it again. */
function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  const names = namesIn(join(root, path));
  return names ? names.sort().flatMap((name) => filesOf(`${path}/${name}`)) : [path];
}

function namesIn(path) {
  try {
    return readdirSync(path);
  } catch (_) {
    return undefined;
  }
}
