import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThorough } from '../../night.ts';

const ROOT = join(import.meta.dirname, '../../..');
const made: string[] = [];

/** A copy of the shipped municipality, to be broken. */
export function shipped(): string {
  return copied('shipped', (folder) => {
    for (const part of ['services.config.json', 'screens', 'locales', 'schemas', 'content'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  });
}

interface Config {
  screens: Record<string, { parts?: number[] }>;
  groups: { services: { uslugaId: number; access: string }[] }[];
  tiles: { to: { service?: number } }[];
}

/** For the studio: the shipped municipality after a change and at night, else its public services, which are checked much sooner. */
export const edited = (): string => (isThorough ? shipped() : publicPart());

/** The shipped municipality without the services behind the login: a fifth of its screens. */
function publicPart(): string {
  const folder = shipped();
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const config: Config = JSON.parse(text('services.config.json'));
  for (const group of config.groups) group.services = group.services.filter(({ access }) => access === 'public');
  config.groups = config.groups.filter(({ services }) => services.length > 0);
  const services = config.groups.flatMap((group) => group.services);
  const isKept = (number: number) => services.some(({ uslugaId }) => uslugaId === number);
  config.tiles = config.tiles.filter(({ to: { service } }) => service === undefined || isKept(service));
  const pages = Object.entries(config.screens).filter(([name]) => /^(?:konto|portal)\//.test(name));
  config.screens = Object.fromEntries(pages.map(([name, { parts: _, ...page }]) => [name, page]));
  writeFileSync(join(folder, 'services.config.json'), JSON.stringify(config, undefined, 2));

  const screens = globSync('**/*.json', { cwd: join(folder, 'screens') });
  const namesIn = (file: string) =>
    [...text(file).matchAll(/"([\w/-]+)"/g)].map(([, word]) => `${word}.json`).filter((name) => screens.includes(name));
  const used = new Set(namesIn('services.config.json'));
  // The set grows meanwhile: a screen names those that it leads to, and its fragments.
  for (const name of used) for (const other of namesIn(`screens/${name}`)) used.add(other);
  for (const name of screens)
    if (!used.has(name) && !name.startsWith('definitions/')) rmSync(join(folder, 'screens', name));
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
