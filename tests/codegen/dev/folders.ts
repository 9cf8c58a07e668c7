import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThorough } from '../../night.ts';
import { leavePublicPart } from './publicPart.ts';

const ROOT = join(import.meta.dirname, '../../..');
const made: string[] = [];

/** A copy of the shipped municipality, to be broken. */
export function shipped(): string {
  return copied('shipped', (folder) => {
    for (const part of ['services.config.json', 'screens', 'locales', 'schemas', 'content'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  });
}

/** For the studio: the shipped municipality after a change and at night, else its public services. */
export function edited(): string {
  const folder = shipped();
  if (!isThorough) leavePublicPart(folder);
  return folder;
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

let committed: string | undefined;
/** The smallest municipality in a git repository of its own, with one commit; made once in a process, and copied. */
export function repository(): string {
  if (committed === undefined) {
    const folder = small();
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
    git('init', '--quiet');
    git('add', '-A');
    git('-c', 'user.name=Ewa', '-c', 'user.email=ewa@gmina.example', 'commit', '--quiet', '-m', 'Początek');
    committed = folder;
  }
  const from = committed;
  return copied('repository', (folder) => cpSync(from, folder, { recursive: true }));
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
  committed = undefined;
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}

function copied(name: string, fill: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), `okienko-${name}-`));
  made.push(folder);
  fill(folder);
  return folder;
}
