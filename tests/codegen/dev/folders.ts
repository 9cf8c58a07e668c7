import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const made: string[] = [];

/** A copy of the shipped municipality, to be broken. */
export function shipped(): string {
  return copied('shipped', (folder) => {
    for (const part of ['services.config.json', 'screens', 'locales', 'schemas', 'content'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  });
}

/** The example municipality, an overlay over the shipped one. */
export const overlay = (): string =>
  copied('overlay', (folder) => cpSync(join(ROOT, 'examples/brzezno'), folder, { recursive: true }));

/** The smallest municipality there is. */
export function small(): string {
  return copied('small', (folder) => {
    cpSync(join(ROOT, 'tests/codegen/check/base'), folder, { recursive: true });
    symlinkSync(join(ROOT, 'schemas'), join(folder, 'schemas'));
  });
}

/** The files of a built portal that a server needs. */
export function portal(): string {
  return copied('portal', (folder) => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/index-1.js'), 'export {};');
    const head = '<head><title>x</title><script src="/early.js"></script></head>';
    const manifest = '<script type="application/json" id="manifest"></script>';
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="pl">${head}<body><div id="portal"></div>${manifest}</body></html>`,
    );
  });
}

export function drop(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}

function copied(name: string, fill: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), `okienko-${name}-`));
  made.push(folder);
  fill(folder);
  return folder;
}
