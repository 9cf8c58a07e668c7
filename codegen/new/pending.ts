import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import type { Files } from '../files/files.ts';
import { alone, layered } from '../overlay/layers.ts';
import type { Where } from '../overlay/where.ts';

/** The files of a folder as they would be. */
export function withPending(files: Files, pending: ReadonlyMap<string, string>): Files {
  const added = (folder: string): string[] => [...pending.keys()].filter((name) => name.startsWith(`${folder}/`));
  const both = (there: string[], folder: string): string[] => [...new Set([...there, ...added(folder)])].sort();
  return {
    read: (name) => pending.get(name) ?? files.read(name),
    list: (folder) => both(files.list(folder), folder).filter((name) => name.endsWith('.json')),
    all: (folder) => both(files.all(folder), folder),
    kind: (name) => (pending.has(name) ? 'file' : (files.kind(name) ?? (added(name).length ? 'folder' : undefined))),
  };
}

/** The problems that the check would find with these files in the folder. */
export function checkPending(where: Where, pending: ReadonlyMap<string, string>): Problem[] {
  const { layers, root, api } = where;
  const over = layers.above
    ? layered(layers.below, withPending(layers.above, pending), layers.nameAbove)
    : alone(withPending(layers.files, pending), root);
  // The contract is read from the disk, so its new files are written there while the check runs.
  const beside = mkdtempSync(join(tmpdir(), 'okienko-new-'));
  try {
    const contract = [...pending].filter(([name]) => name.startsWith('schemas/api/'));
    for (const [name, text] of contract) {
      mkdirSync(join(beside, dirname(name)), { recursive: true });
      writeFileSync(join(beside, name), text);
    }
    const more = contract.length ? [join(beside, 'schemas/api')] : [];
    return checkLayers({ root, api: [...api, ...more] }, over).problems;
  } finally {
    rmSync(beside, { recursive: true });
  }
}
