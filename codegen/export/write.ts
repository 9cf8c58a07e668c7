import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The description of an export; the next export replaces only a folder that has one. */
const ABOUT = 'export.json';

interface About {
  version: string;
  lasting: readonly string[];
}

/** Why a folder must not be replaced by an export; undefined when it may. */
export function occupied(out: string): string | undefined {
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, ABOUT))) return undefined;
  return `${out} has files that no export has written: name an empty folder, or the folder of an earlier export.`;
}

/**
 * Replaces the previous export, whole or not at all. Its hashed files stay for one more export, because open pages
 * still request them.
 *
 * @param files by path in the folder
 * @param about of `site/`: its version, and the names of its hashed files
 */
export function writeExport(out: string, files: ReadonlyMap<string, Buffer | string>, about: About): void {
  const fresh = `${out}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  const all = new Map([...keptFiles(out), ...files, [ABOUT, JSON.stringify(about)]]);
  for (const [name, body] of all) {
    const path = join(fresh, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  }
  const old = `${out}.old-${process.pid}`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
}

function keptFiles(out: string): [string, Buffer][] {
  const about = join(out, ABOUT);
  if (!existsSync(about)) return [];
  const { lasting } = JSON.parse(readFileSync(about, 'utf8')) as About;
  const forms = lasting.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).map((name) => `site/${name}`);
  return forms.filter((name) => existsSync(join(out, name))).map((name) => [name, readFileSync(join(out, name))]);
}
